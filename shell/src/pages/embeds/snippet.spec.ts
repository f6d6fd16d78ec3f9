import { describe, expect, it } from '@jest/globals';
import { snippetOf, spaceRuleOf, startingChoices } from './snippet.js';

const origin = 'https://books.example';
const link = { href: '/fear-not', label: 'Buy Fear Not' };

describe('the snippet for a host page', () => {
  it('contains only attributes that differ from the defaults', () => {
    expect(snippetOf({ ...startingChoices, product: 'fear-not' }, { origin, link, release: null })).toBe(
      '<script async src="https://books.example/embed/v1.js"></script>\n' +
        '<lectern-buy product="fear-not"><a href="https://books.example/fear-not">Buy Fear Not</a></lectern-buy>',
    );
  });

  it('contains all choices, and the script’s integrity hash if requested', () => {
    const release = { file: 'v1.0a1b2c3d.js', integrity: 'sha384-AbC' };
    const choices = { mode: 'dialog', theme: 'dark', accent: '#ffd166', radius: '4' } as const;
    const text = snippetOf(
      { ...startingChoices, ...choices, element: 'chat', product: 'fear-not' },
      { origin, link: { href: '/contact', label: 'Ask “A & B” <now>' }, release },
    );
    expect(text).toBe(
      '<script async src="https://books.example/embed/v1.0a1b2c3d.js" integrity="sha384-AbC" crossorigin="anonymous"></script>\n' +
        '<lectern-chat mode="dialog" theme="dark" accent="#ffd166" radius="4">' +
        '<a href="https://books.example/contact">Ask “A &amp; B” &lt;now></a></lectern-chat>',
    );
  });

  it('has a CSS rule that reserves its space', () => {
    expect(spaceRuleOf({ element: 'search' })).toBe('lectern-search { display: block; min-height: 480px; }');
  });
});

import { describe, expect, it } from '@jest/globals';
import { snippetOf, spaceRuleOf, startingChoices } from './snippet.js';

const origin = 'https://books.example';
const link = { href: '/fear-not', label: 'Buy Fear Not' };

describe('the lines that a site owner copies', () => {
  it('say no more than was chosen', () => {
    expect(snippetOf({ ...startingChoices, product: 'fear-not' }, { origin, link, release: null })).toBe(
      '<script async src="https://books.example/embed/v1.js"></script>\n' +
        '<lectern-buy product="fear-not"><a href="https://books.example/fear-not">Buy Fear Not</a></lectern-buy>',
    );
  });

  it('say all that was chosen, and hold the script to its hash where that was', () => {
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

  it('have a rule beside them that keeps their place', () => {
    expect(spaceRuleOf({ element: 'search' })).toBe('lectern-search { display: block; min-height: 480px; }');
  });
});

import { describe, expect, it } from '@jest/globals';

import { type HtmlThread, readTexts, writeBodies } from './html-reading.js';
import { readHtml } from './read-html.js';

const SITE = 'https://old.example.com';
const textOf = (html: string) => ({ html, isWordpress: false, site: SITE });

const nested = (tag: string, depth: number) => `${`<${tag}>`.repeat(depth)}deep${`</${tag}>`.repeat(depth)}`;

/** Markdown of imported texts; null for those that are refused. */
async function markdownOf(htmls: readonly string[]) {
  const read = await readTexts(htmls.map(textOf));
  const bodies = await writeBodies(
    read.flatMap((text) => text ?? []).map(({ doc, size }) => ({ doc, size, addresses: new Map() })),
  );
  return read.map((text) => text && bodies.shift());
}

const markdown = (text: string) => ({ markdown: text });

describe('Reading imported HTML', () => {
  it('gives the text of each entry, in order', async () => {
    const long = `<p>${'long '.repeat(120_000)}</p>`;
    const [one, two, ...others] = await markdownOf(['<p>One <b>bold</b></p>', long, '', '<h2>Two</h2>']);
    expect(one).toEqual(markdown('One **bold**'));
    expect(two).toEqual(markdown('long '.repeat(120_000).trim()));
    expect(others).toEqual([markdown(''), markdown('## Two')]);
  });

  it.each(['div', 'blockquote', 'b', 'ul><li', 'table><tr><td'])(
    'survives %s nested without end, and reads the others',
    async (tag) => {
      const bodies = await markdownOf(['<p>Before</p>', nested(tag, 3_000), '<p>After</p>']);
      expect([bodies[0], bodies[2]]).toEqual([markdown('Before'), markdown('After')]);
    },
  );

  it('refuses an entry that is nested too deeply', async () => {
    expect(await markdownOf([nested('blockquote', 40), nested('blockquote', 100)])).toEqual([
      markdown(`${'> '.repeat(40)}deep`),
      null,
    ]);
  });

  it('reads or refuses an entry with huge attributes', async () => {
    const [words, classes] = [`<p title="${'a '.repeat(500_000)}">Words</p>`, 'a '.repeat(500_000)];
    expect(await markdownOf([words, `<p class="${classes}">Words</p>`, '<p>b</p>'])).toEqual([
      markdown('Words'),
      null,
      markdown('b'),
    ]);
  });

  it('refuses an entry of too many parts', async () => {
    expect(await markdownOf(['a<br>'.repeat(50_000), '<p>b</p>'])).toEqual([null, markdown('b')]);
  });

  it('refuses the entry that exceeds time or memory, and no other of its group', async () => {
    const groups: number[] = [];
    const worker: HtmlThread = {
      run: async (task) => {
        if (!('texts' in task)) return undefined;
        groups.push(task.texts.length);
        return task.texts.some(({ html }) => html === 'greedy') ? undefined : task.texts.map(readHtml);
      },
    };
    const read = await readTexts(['a', 'greedy', 'b'].map(textOf), worker);
    expect(read.map((text) => text?.text)).toEqual(['a', undefined, 'b']);
    expect(groups).toEqual([3, 1, 1, 1]);
  });
});

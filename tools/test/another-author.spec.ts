import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { filesIn, inRoot } from '../start/paths.mjs';

const content = 'e2e/second-author/content';
const page = readFileSync(inRoot('docs/another-author.md'), 'utf8');
const quoted = new Map(
  [...page.matchAll(/^`([\w./-]+)`\n\n(`{3,})\w+\n([^]*?)\n\2$/gm)].map(([, name = '', , text = '']) => [
    name,
    text,
  ]),
);

/** Ignores how JSON is laid out. */
const plain = (name: string, text: string): unknown =>
  name.endsWith('.json') ? (JSON.parse(text) as unknown) : text.trim();

describe('The walk for another author', () => {
  it('quotes each text of the second author’s content in full', () => {
    const files = filesIn(content, /\.(json|md)$/)
      .map((file) => file.slice(content.length + 1))
      .filter((file) => !file.startsWith('made/'));
    expect([...quoted.keys()].sort()).toEqual(files);
    for (const [name, text] of quoted) {
      const written = readFileSync(inRoot(content, name), 'utf8');
      expect([name, plain(name, text)]).toEqual([name, plain(name, written)]);
    }
  });
});

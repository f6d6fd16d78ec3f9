import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { inRoot } from '../start/paths.mjs';

/** By file: each text that the specification quotes, and how often the file holds it as a text of its own. */
type QuotedStrings = Record<string, Record<string, number>>;

const read = (file: string): string => readFileSync(inRoot(file), 'utf8');

const LITERAL = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g;

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

/** All texts of a message catalogue, or of a file of the content. */
function textsIn(file: string): string[] {
  if (file.endsWith('.json')) return textsOf(JSON.parse(read(file)));
  return [...read(file).matchAll(LITERAL)].map(([, ...texts]) =>
    (texts.find((text) => text !== undefined) ?? '').replace(/\\(.)/g, '$1'),
  );
}

const quoted = JSON.parse(read('e2e/coverage/quoted-strings.json')) as QuotedStrings;

describe('Texts that the specification quotes (S0)', () => {
  it.each(Object.keys(quoted))('keep their spelling, case, apostrophes and dots: %s', (file) => {
    const texts = textsIn(file);
    const changed = Object.entries(quoted[file] ?? {}).filter(
      ([text, count]) => texts.filter((other) => other === text).length < count,
    );
    // A text that moves to another file moves in e2e/coverage/quoted-strings.json as well.
    expect(changed.map(([text]) => text)).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';

import { filesIn, inRoot, packageFolders } from '../start/paths.mjs';

const TITLE = /(?:\b(?:describe|it|test)|\))\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>).)*)\k<quote>/gs;
const read = (file: string) => readFileSync(inRoot(file), 'utf8');
const specs = [...packageFolders(), 'tools'].flatMap((folder) => filesIn(folder, /\.spec\.tsx?$/));

/** The ids of the rows in e2e/coverage: - `S1-home-3` a demand of the specification. */
const rows = filesIn('e2e/coverage', /\.md$/).flatMap((file) =>
  [...read(file).matchAll(/^- `(S\d-[\w-]+)` .+$/gm)].map(([, id = '']) => id),
);

/** The ids in test titles: 'the covers turn @S1-home-3'. */
const tested = new Set(
  specs
    .flatMap((file) => [...read(file).matchAll(TITLE)].map(({ groups }) => groups?.['title'] ?? ''))
    .flatMap((title) => [...title.matchAll(/ @(S\d-[\w-]+)/g)].map(([, id = '']) => id)),
);

describe('the specification', () => {
  it('has a test for each row of e2e/coverage, and a row for each id in a test title', () => {
    expect(rows.length).toBeGreaterThan(350);
    expect(new Set(rows).size).toBe(rows.length);
    expect([...tested].sort()).toEqual([...rows].sort());
  });
});

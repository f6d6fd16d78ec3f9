// What proves the specification: `npm run coverage:spec` prints each row of e2e/coverage with the tests whose titles
// carry its name, as in '… @S1-home-3'.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { filesIn, inRoot, packageFolders } from '../start/paths.mjs';

/** @typedef {{ id: string, rule: string }} Row */
/** @typedef {{ id: string, file: string, title: string }} Proof */

/** The rows of a text: `- \`S1-home-3\` what the specification asks`. @param {string} text @returns {Row[]} */
export const rowsOf = (text) =>
  [...text.matchAll(/^- `(S\d-[\w-]+)` (.+)$/gm)].map(([, id = '', rule = '']) => ({ id, rule }));

/** What a spec's titles say that they prove. @param {string} text @param {string} file @returns {Proof[]} */
export function proofsOf(text, file) {
  const titles = text.matchAll(
    /(?:\b(?:describe|it|test)|\))\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>).)*)\k<quote>/gs,
  );
  return [...titles].flatMap(({ groups: { title = '' } = {} }) => {
    const ids = [...title.matchAll(/ @(S\d-[\w-]+)/g)].map(([, id = '']) => id);
    const sentence = title.replace(/\\(.)/g, '$1').replace(/( @[\w-]+)+$/, '');
    return ids.map((id) => ({ id, file, title: sentence }));
  });
}

/** Rows that no test proves, names that lead to no row, and names that two rows have. @param {Row[]} rows @param {Proof[]} proofs */
export function faultsOf(rows, proofs) {
  const ids = rows.map(({ id }) => id);
  const proven = new Set(proofs.map(({ id }) => id));
  return [
    ...ids.filter((id) => !proven.has(id)).map((id) => `${id} has no test.`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands for two rows.`),
    ...proofs
      .filter(({ id }) => !ids.includes(id))
      .map(({ id, file, title }) => `${id} is no row of e2e/coverage: ${file} › ${title}`),
  ];
}

/** @param {string} file */
const read = (file) => readFileSync(inRoot(file), 'utf8');

export const readRows = () => filesIn('e2e/coverage', /\.md$/).flatMap((file) => rowsOf(read(file)));

export const readProofs = () =>
  [...packageFolders(), 'tools'].flatMap((folder) =>
    filesIn(folder, /\.spec\.tsx?$/).flatMap((file) => proofsOf(read(file), file)),
  );

/** @param {Row[]} rows @param {Proof[]} proofs */
export const table = (rows, proofs) =>
  rows
    .map(({ id, rule }) => {
      const tests = proofs.filter((proof) => proof.id === id);
      return [`${id}: ${rule}`, ...tests.map(({ file, title }) => `  ${file} › ${title}`)].join('\n');
    })
    .join('\n\n');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(table(readRows(), readProofs()));

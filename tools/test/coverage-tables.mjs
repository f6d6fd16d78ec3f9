import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { inRoot } from '../start/paths.mjs';

/**
 * A line of a coverage table: what the specification asks, and the tests that would notice its absence.
 * @typedef {object} CoverageRow
 * @property {string} table `1-public-content/blog.md`
 * @property {string} rule
 * @property {string} tests `` `file` › sentence ``, several parted by semicolons
 */

/** Of a rule that another part of the product answers for: when that part is there, a test takes the place of this. */
const laterPattern = /^comes with the \S+/;
const referencePattern = /^`(?<file>[^`]+)` › (?<sentence>.+)$/s;

/**
 * @param {string} folder of tables in Markdown
 * @returns {Promise<CoverageRow[]>}
 */
export async function readCoverage(folder) {
  const tables = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const texts = await Promise.all(tables.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.flatMap((text, at) =>
    rowsOf(text).map((row) => ({ table: `${path.basename(folder)}/${tables[at]}`, ...row })),
  );
}

/** The rows below the headings, of every table of a text. @param {string} text */
export function rowsOf(text) {
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  const cells = lines.map((line) =>
    line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')),
  );
  return cells
    .filter(([, rule = '', tests]) => !/^[-: ]*$/.test(rule) && !tests?.startsWith('test (file'))
    .map(([, rule = '', tests = '']) => ({ rule, tests }));
}

/**
 * What is wrong with a row.
 * @param {CoverageRow} row
 * @param {(file: string) => Promise<string | undefined>} [read] gives a spec's text, or nothing
 * @returns {Promise<string[]>} one sentence for each fault
 */
export async function faultsOf({ table, rule, tests }, read = readFromRoot) {
  if (laterPattern.test(tests)) return [];
  const faults = tests.split(/;\s+(?=`)/).map(async (reference) => {
    const { file, sentence } = referencePattern.exec(reference)?.groups ?? {};
    if (!file || !sentence) return `names no test in the form \`file\` › sentence: ${reference}`;
    const text = await read(file);
    if (text === undefined) return `names ${file}, which is not there.`;
    return titlesOf(text).some((title) => isTitle(sentence, title))
      ? undefined
      : `names a test that ${file} does not have: ${sentence}`;
  });
  const found = await Promise.all(faults);
  return found.flatMap((fault) => (fault ? [`${table}: "${rule}" ${fault}`] : []));
}

/** @param {string} file @returns {Promise<string | undefined>} */
function readFromRoot(file) {
  return readFile(inRoot(file), 'utf8').catch(() => undefined);
}

/** The sentences that a spec's tests are called by, as they are written. @param {string} text */
export function titlesOf(text) {
  const calls = text.matchAll(
    /(?:\b(?:it|test)|\))\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>).)*)\k<quote>/gs,
  );
  return [...calls].map(({ groups }) =>
    (groups?.['title'] ?? '').replace(/\\(.)/g, '$1').replace(/( @[\w-]+)+$/, ''),
  );
}

/** Whether a sentence, perhaps shortened by "…", is a title, perhaps with places to be filled. @param {string} sentence @param {string} title */
function isTitle(sentence, title) {
  const parts = sentence.split('…').map((part) => part.trim());
  const written = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*');
  if (new RegExp(`^${written}$`, 's').test(title)) return true;
  const filled = title.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return filled.length > 1 && new RegExp(`^${filled.join('.+')}$`, 's').test(sentence);
}

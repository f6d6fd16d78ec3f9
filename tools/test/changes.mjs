import { readdirSync } from 'node:fs';
import path from 'node:path';

import { packageFolders, root } from '../start/paths.mjs';
import { CommandFailed, runCommand } from '../start/children.mjs';
import { reachedBy, readImporters } from './import-graph.mjs';

/**
 * What a change can touch.
 * @typedef {object} Changes
 * @property {string[]} files changed and still there, below the repository
 * @property {string[]} reached by imports, the changed ones included
 * @property {string[]} specs of jest
 * @property {string[]} journeys of Playwright
 */

/** What all tests depend on: after a change to one of these, all of them run. */
const everythingPattern =
  /^(package(-lock)?\.json|nx\.json|\.swcrc|[^/]*\.config\.[cm]?js|tsconfig\.base\.json|\.ci\/|e2e\/[^/]+\.(ts|json)$|tools\/(start|test)\/(?!.*\.spec\.ts$))/;
/** Here all meets all: whoever imports the whole program is not reached by a change to one part of it. */
const wiringPattern = /\.module\.ts$|^backend\/src\/[^/]+\.ts$|^shell\/src\/site-map\.ts$/;
/** Words of paths that say nothing of what a journey is about. */
const plainWords = new Set(
  'backend shell widgets libs src platform index page pages use case controller module entity query dto job letter letters test testing spec integration ts tsx mjs json build content site owner admin a the of in by on'.split(
    ' ',
  ),
);

/** @param {string[]} args */
async function git(...args) {
  const said = await runCommand('git', args);
  return said.split('\n').filter(Boolean);
}

/**
 * Files that differ from a commit, whether committed since or not.
 * @param {string} [since] by default where this branch left main; on main itself, the last commit
 */
async function changedFiles(since) {
  const uncommitted = await git('status', '--porcelain', '--untracked-files=all');
  /** @param {string} ref */
  const forkedFrom = (ref) => git('merge-base', 'HEAD', ref).catch(() => []);
  const [head] = await git('rev-parse', 'HEAD');
  const [fork] = [...(await forkedFrom('origin/main')), ...(await forkedFrom('main'))];
  const base = since ?? (fork && fork !== head ? fork : uncommitted.length > 0 ? 'HEAD' : 'HEAD~1');
  const [differing, unknown] = await Promise.all([
    git('diff', '--name-only', '--diff-filter=d', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return [...new Set([...differing, ...unknown])];
}

/** @param {string} file */
const wordsOf = (file) => file.split(/[/.-]/).filter((word) => word && !plainWords.has(word));

/** @param {string} word such as 'orders' */
const stem = (word) => word.replace(/s$/, '');

/**
 * Journeys that are called by a word of what changed, as books.spec.ts by shell/src/pages/books; and the purchase, whatever
 * else a change to what runs may be about.
 * @param {string[]} files @param {string[]} journeys
 */
export function journeysAbout(files, journeys) {
  const running = files.filter((file) => /^(backend|shell|admin|widgets|libs|content)\//.test(file));
  const isTested = running.some((file) => !/\.(spec\.tsx?|md)$/.test(file));
  const isEmbedded = running.some((file) => /^(widgets|libs\/(embed|widget)-\w+)\//.test(file));
  const words = new Set(running.flatMap((file) => wordsOf(path.dirname(file))).map(stem));
  return journeys.filter(
    (journey) =>
      files.includes(journey) ||
      (isTested &&
        (path.basename(journey) === 'buy-a-book.spec.ts' ||
          (isEmbedded && journey.startsWith('e2e/embedding/')) ||
          wordsOf(path.basename(journey)).some((word) => words.has(stem(word))))),
  );
}

/**
 * Specs of what changed: those reached by imports, and those that stand beside a changed file or above it in its module.
 * @param {string[]} files @param {Set<string>} reached @param {string[]} all
 */
export function specsAbout(files, reached, all) {
  const folders = new Set(
    files.filter((file) => file.startsWith('backend/src/')).flatMap((file) => foldersAbove(file)),
  );
  return all.filter((spec) => reached.has(spec) || folders.has(path.dirname(spec)));
}

/** `backend/src/commerce/refunds/…` → that folder and `backend/src/commerce`. @param {string} file */
function foldersAbove(file) {
  const parts = path.dirname(file).split('/');
  return parts.slice(2).map((_part, at) => parts.slice(0, at + 3).join('/'));
}

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.join(folder, file),
  );

/**
 * @param {string} [since] a commit
 * @returns {Promise<Changes | 'everything'>}
 */
export async function findChanges(since) {
  const files = await changedFiles(since).catch((error) => {
    if (error instanceof CommandFailed) throw new Error(`What has changed is asked of git. ${error.output}`);
    throw error;
  });
  if (files.some((file) => everythingPattern.test(file))) return 'everything';
  const importers = readImporters(root, packageFolders());
  const reached = reachedBy(importers, files, (file) => wiringPattern.test(file));
  // The catalogue reads the content: no import leads from one to the other.
  if (files.some((file) => file.startsWith('content/'))) {
    for (const file of importers.get('libs/catalogue/src/index.ts') ?? []) reached.add(file);
    for (const file of filesIn('libs/catalogue/src')) reached.add(file);
  }
  const known = ['backend', 'shell', 'admin', 'widgets', 'libs', 'tools', 'deploy'].flatMap((folder) =>
    filesIn(folder).filter((file) => /\.spec\.tsx?$/.test(file) && !file.includes('node_modules/')),
  );
  const journeys = filesIn('e2e').filter((file) => /^e2e\/\w+\/.*\.spec\.ts$/.test(file));
  return {
    files,
    reached: [...reached],
    specs: specsAbout(files, reached, known),
    journeys: journeysAbout([...files, ...[...reached].filter((file) => file.startsWith('e2e/'))], journeys),
  };
}

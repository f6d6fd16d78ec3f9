import { parseArgs } from 'node:util';

import { hold, readCount } from '../bench/trial.mjs';
import { manuals, morePackages } from './find-books.mjs';
import { report } from './judge.mjs';

/** @param {string[]} args */
function readArguments(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { most: { type: 'string' } },
  });
  return {
    folders: positionals.length > 0 ? positionals : manuals,
    most: readCount(values.most, 1_000, 1, 'most'),
  };
}

/**
 * Takes the ePubs and PDFs of this machine's manuals, or of folders that are named, through upload, personal copy and
 * reader, and prints what became of them. The exit code is 1 if fewer than 95 % of the copies within the limits name their
 * buyer, a copy is worse than its original, or a book hangs the reader.
 * @param {string[]} args
 */
export const corpus = (args) =>
  hold({
    read: () => readArguments(args),
    title: ({ folders }) => `Books of ${folders.join(', ')}`,
    run: async (options, stage) => (await import('./corpus-run.mjs')).runCorpus({ ...options, ...stage }),
    report: ({ outcomes, violations }, { folders }) =>
      [
        report(outcomes, violations),
        ...(folders === manuals ? [`For more manuals: apt-get install ${morePackages}`] : []),
      ].join('\n'),
  });

// Makes copies with the buyer's line as the site's worker thread does, or copies files plainly: one for each line of JSON that
// it reads, answered by what that took. Ends when its standard input does.
import { copyFile, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';

import { inRoot } from '../../start/paths.mjs';

const { makeCopy } = await import(inRoot('backend/dist/commerce/personal-copies/make-copy.js'));

const text = 'This copy was made for Ruth Weaver, order 7F3K-2Q9A.';
const line = { text, printable: [text] };

/** @param {{ format: string, originalPath: string, copyPath: string, isWhole: boolean, isPlain: boolean }} wanted */
async function make({ isPlain, ...wanted }) {
  const startedAt = performance.now();
  if (isPlain) await copyFile(wanted.originalPath, wanted.copyPath);
  else await makeCopy({ ...wanted, line });
  const ms = performance.now() - startedAt;
  const { size } = await stat(wanted.originalPath);
  return { ms, bytes: size, peakMb: process.resourceUsage().maxRSS / 1_024 };
}

console.log('{}');
for await (const asked of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(await make(JSON.parse(asked))));

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { openings } from '@lectern/catalogue/openings';
import { LocalSpeaker, RecordingStudio, voiceIds } from '@lectern/speech';
import { fileNameOf, makePreview, type Preview } from './make-preview.js';
import { faultsOf, measurePreview } from './measure-preview.js';
import { readOptions } from './options.js';
import { clock, heading, line, median, type Row, wordsPerMinute } from './table.js';

/** Makes every preview and listens to each: `npm run previews`. */
const root = resolve(import.meta.dirname, '../../..');
const { folder, lanes } = readOptions(process.argv.slice(2), root, availableParallelism());
const waiting: Preview[] = openings.flatMap((opening) => voiceIds.map((voice) => ({ opening, voice })));
const rows: Row[] = [];
const wanted = waiting.length;
const startedAt = performance.now();
await mkdir(folder, { recursive: true });

/** One after another, with a voice and a studio of its own. */
async function work(): Promise<void> {
  const [speaker, studio] = [new LocalSpeaker(), new RecordingStudio()];
  for (let preview = waiting.shift(); preview; preview = waiting.shift()) {
    const { mp3 } = await makePreview(preview, speaker, studio);
    const file = join(folder, fileNameOf(preview));
    await writeFile(file, mp3);
    const measured = await measurePreview(await readFile(file));
    const row = {
      ...preview,
      measured,
      faults: faultsOf(measured, { title: preview.opening.title, voice: preview.voice }),
    };
    rows.push(row);
    console.log(line(row));
  }
  await Promise.all([speaker.close(), studio.close()]);
}

console.log(heading);
await Promise.all(Array.from({ length: lanes }, work));
const tookSeconds = (performance.now() - startedAt) / 1000;
const heardSeconds = rows.reduce((sum, { measured }) => sum + measured.seconds, 0);
console.log();
for (const voice of voiceIds) {
  const read = rows.filter((row) => row.voice === voice);
  const pitch = median(read.map(({ measured }) => measured.medianHertz)).toFixed(0);
  console.log(`${voice}: ${median(read.map(wordsPerMinute)).toFixed(0)} words a minute, ${pitch} Hz`);
}
const bad = rows.filter(({ faults }) => faults.length > 0).length;
console.log(
  `\n${rows.length} previews, ${clock(heardSeconds)} to hear, made and checked in ${clock(tookSeconds)} by ${lanes} at a time (${(heardSeconds / tookSeconds).toFixed(0)} times as fast as they are heard), in ${folder}.`,
);
if (bad > 0 || rows.length !== wanted || wanted === 0) {
  console.error(`${bad} of them will not do.`);
  process.exitCode = 1;
}

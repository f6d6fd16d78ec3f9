import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { LocalSpeaker, RecordingStudio } from '@lectern/speech';
import { read } from './read.js';

/** Makes every recording of content/downloads.json from its transcript: `npm run assets -- recordings`. */
const content = resolve(process.argv[2] ?? 'content');

interface Entry {
  kind: string;
  title: string;
  fileName: string;
  voiceNote: string;
  transcript: string[];
}

const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(resolve(content, name), 'utf8'));

const downloads = existsSync(resolve(content, 'downloads.json')) ? await readJson('downloads.json') : {};
const { cards = [] } = downloads as { cards?: Entry[] };
const { author } = (await readJson('site.json')) as { author: { name: string } };
const speaker = new LocalSpeaker();
const studio = new RecordingStudio();
for (const { kind, title, fileName, voiceNote, transcript } of cards) {
  if (kind !== 'audio') continue;
  const { mp3, durationMs } = await studio.record(await read(transcript, speaker), {
    title,
    album: 'Free samples',
    artist: 'Synthetic voice (CMU Flite)',
    composer: author.name,
    year: '2024',
    comment: voiceNote,
  });
  await mkdir(resolve(content, 'recordings'), { recursive: true });
  await writeFile(resolve(content, 'recordings', fileName), mp3);
  const seconds = Math.round(durationMs / 1000);
  console.log(`${fileName}  ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);
}
await Promise.all([speaker.close(), studio.close()]);

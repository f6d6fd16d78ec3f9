import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createMp3Encoder } from 'wasm-media-encoders';
import { id3 } from './id3.js';
import { samplesPerSecond, speak } from './speech.js';

/** Makes every recording of content/downloads.json from its transcript: `npm run make -w tools/recordings`. */
const content = resolve(import.meta.dirname, '../../content');
const kilobitsPerSecond = 80;

interface Recording {
  kind: string;
  title: string;
  fileName: string;
  voiceNote: string;
  transcript: string[];
}

async function mp3(samples: Float32Array): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: samplesPerSecond, channels: 1, bitrate: kilobitsPerSecond });
  const parts: Buffer[] = [];
  for (let at = 0; at < samples.length; at += samplesPerSecond)
    parts.push(Buffer.from(encoder.encode([samples.subarray(at, at + samplesPerSecond)])));
  parts.push(Buffer.from(encoder.finalize()));
  return Buffer.concat(parts);
}

const { cards } = JSON.parse(await readFile(resolve(content, 'downloads.json'), 'utf8')) as {
  cards: Recording[];
};
for (const { kind, title, fileName, voiceNote, transcript } of cards) {
  if (kind !== 'audio') continue;
  const samples = await speak(transcript);
  const lengthMs = Math.round((samples.length / samplesPerSecond) * 1000);
  const tags = id3({
    title,
    album: 'Free samples',
    artist: 'Synthetic voice (CMU Flite)',
    composer: 'Eleanor Marsh',
    year: '2024',
    comment: voiceNote,
    lengthMs,
  });
  await mkdir(resolve(content, 'recordings'), { recursive: true });
  await writeFile(resolve(content, 'recordings', fileName), Buffer.concat([tags, await mp3(samples)]));
  const seconds = Math.round(lengthMs / 1000);
  console.log(`${fileName}  ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);
}

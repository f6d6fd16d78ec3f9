import { Agent } from 'node:http';

import { exchange } from '../../buyers/shop-client.mjs';
import { pg, siteDatabaseUrl } from '../../buyers/site-database.mjs';
import { inRoot } from '../../start/paths.mjs';
import { spread } from '../measure.mjs';
import { startSite } from '../start-site.mjs';

/** @typedef {import('../measure.mjs').Figure} Figure */

const book = 'finding-peace';
const voices = /** @type {const} */ (['warm', 'professional', 'storytelling', 'inspirational']);
const listeners = 100;
const waitSeconds = 30;

/** @param {string} title @param {number | string} value @param {import('../measure.mjs').Unit} [unit] @returns {Figure} */
const figure = (title, value, unit = '') => ({ bench: 'previews', title, value, unit });

/** @param {() => Promise<void>} work @returns {Promise<number>} milliseconds */
async function timed(work) {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

/**
 * One preview by the engine alone, in one thread after the other as the site does it.
 * @param {typeof import('@lectern/speech')} speech
 * @param {{ speaker: import('@lectern/speech').LocalSpeaker, studio: import('@lectern/speech').RecordingStudio }} engine
 * @param {readonly string[]} paragraphs
 * @param {import('@lectern/speech').VoiceId} voice
 */
async function makeOne({ sentencesOf, breaths }, { speaker, studio }, paragraphs, voice) {
  /** @type {import('@lectern/speech').Piece[]} */
  const pieces = [];
  const { sentenceMs, paragraphMs } = breaths[voice];
  const speakingMs = await timed(async () => {
    for (const { text, endsParagraph } of sentencesOf(paragraphs)) {
      const sound = await speaker.speak(text, voice);
      pieces.push({ sound, breathMs: endsParagraph ? paragraphMs : sentenceMs });
    }
  });
  let durationMs = 0;
  const tags = { title: book, album: book, artist: voice, comment: 'synthetic voice' };
  const encodingMs = await timed(async () => {
    ({ durationMs } = await studio.record(pieces, tags));
  });
  const seconds = durationMs / 1_000;
  return { seconds, speakingMs: speakingMs / seconds, encodingMs: encodingMs / seconds };
}

/** @param {(detail: string) => void} say @returns {Promise<Figure[]>} */
async function measureEngine(say) {
  /** @type {typeof import('@lectern/speech')} */
  const speech = await import(inRoot('libs/speech/dist/index.js'));
  /** @type {typeof import('@lectern/catalogue/openings')} */
  const { openings } = await import(inRoot('libs/catalogue/dist/openings.js'));
  const opening = openings.find(({ bookId }) => bookId === book);
  if (!opening) throw new Error(`${book} has no opening.`);
  const engine = { speaker: new speech.LocalSpeaker(), studio: new speech.RecordingStudio() };
  try {
    say('warming up');
    await makeOne(speech, engine, opening.paragraphs.slice(0, 2), 'warm');
    const made = [];
    for (const voice of voices) {
      say(`reading ${book}, ${voice}`);
      made.push(await makeOne(speech, engine, opening.paragraphs, voice));
    }
    const median = (/** @type {number[]} */ values) => spread(values).median;
    const [speakingMs, encodingMs] = [
      median(made.map((one) => one.speakingMs)),
      median(made.map((one) => one.encodingMs)),
    ];
    return [
      figure('Preview by the local voice, its length', median(made.map(({ seconds }) => seconds)), 's'),
      figure('a second of it, speaking', speakingMs, 'ms'),
      figure('a second of it, joining and encoding', encodingMs, 'ms'),
      figure('of its length, both', `${((speakingMs + encodingMs) / 10).toFixed(1)} %`),
    ];
  } finally {
    await Promise.all([engine.speaker.close(), engine.studio.close()]);
  }
}

/**
 * Everybody asks for the same one at the same moment.
 * @param {import('../benches.mjs').Context} context
 * @returns {Promise<Figure[]>}
 */
async function measureCrowd({ endings, say }) {
  say('starting a site of its own');
  const { url, dataDir } = await startSite(endings, { TRUSTED_PROXIES: '1' });
  const client = new pg.Client({ connectionString: await siteDatabaseUrl(dataDir) });
  await client.connect();
  endings.add(() => client.end());
  const agent = new Agent({ keepAlive: true, maxSockets: listeners });
  const content = JSON.stringify({ bookTitle: 'Finding Peace', voiceType: 'warm' });
  /** @param {number} listener */
  const ask = async (listener) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(content),
      'x-forwarded-for': `192.0.2.${listener}`,
      prefer: `wait=${waitSeconds}`,
    };
    const address = `${url}/api/audio-preview/generate`;
    let asked = 0;
    for (;;) {
      const { status, body } = await exchange(address, { method: 'POST', agent, headers }, content);
      asked += 1;
      if (status !== 202) return { asked, status, audioUrl: JSON.parse(body.toString()).audioUrl };
    }
  };
  say(`${listeners} ask at once`);
  /** @type {{ asked: number, status: number, audioUrl: string }[]} */
  let answers = [];
  const tookMs = await timed(async () => {
    answers = await Promise.all(Array.from({ length: listeners }, (_, listener) => ask(listener)));
  });
  const storedMs = await timed(async () => void (await ask(0)));
  const { rows } = await client.query('SELECT count(*)::int AS makings FROM preview_makings');
  return [
    figure('Requests for the same preview at once', listeners),
    figure('makings', rows[0].makings),
    figure('answers without it', answers.filter(({ status }) => status !== 200).length),
    figure('who had to ask more than once', answers.filter(({ asked }) => asked > 1).length),
    figure('different recordings in the answers', new Set(answers.map(({ audioUrl }) => audioUrl)).size),
    figure('until all were answered', tookMs / 1_000, 's'),
    figure('a stored one, from then on', storedMs, 'ms'),
  ];
}

/**
 * What a spoken preview costs: by the second of what is heard, and however many ask.
 * @type {import('../benches.mjs').Bench}
 */
export const previews = {
  name: 'previews',
  title: 'Spoken previews',
  async run(context) {
    return [...(await measureEngine(context.say)), ...(await measureCrowd(context))];
  },
};

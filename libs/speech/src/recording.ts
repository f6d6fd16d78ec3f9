import type { Tags } from './studio/id3.js';
import { EngineThread } from './thread/engine-thread.js';
import type { Sound } from './wav.js';

/** The four ways of reading, in the order in which content/pages/audio-previews.json offers them. */
export const voiceIds = ['warm', 'professional', 'storytelling', 'inspirational'] as const;
export type VoiceId = (typeof voiceIds)[number];

/** The silence after a sentence, and after the last one of a paragraph. */
export interface Breaths {
  sentenceMs: number;
  paragraphMs: number;
}

export const breaths: Record<VoiceId, Breaths> = {
  warm: { sentenceMs: 450, paragraphMs: 850 },
  professional: { sentenceMs: 350, paragraphMs: 700 },
  storytelling: { sentenceMs: 600, paragraphMs: 1_150 },
  inspirational: { sentenceMs: 300, paragraphMs: 600 },
};

/** A sentence as it was spoken, and the silence after it. */
export interface Piece {
  sound: Sound;
  breathMs: number;
}

export interface Recording {
  /** 192 kbit/s, 44 100 Hz, one channel, with an ID3 tag. */
  mp3: Buffer;
  /** As long as a player plays. */
  durationMs: number;
  /** Integrated loudness by ITU-R BS.1770-4. */
  lufs: number;
  /** The true peak, in dB of full scale. */
  peakDb: number;
  /** 200 levels from 0 to 100, of the joined sound. */
  waveform: number[];
  /** Where each piece stands in the file, without the breath after it. */
  spans: { startMs: number; endMs: number }[];
}

/** Makes one recording of many pieces, in a thread of its own. */
export class RecordingStudio {
  readonly #thread = new EngineThread();

  /** @throws SoundError for no pieces, or nothing but silence; the signal's reason once it is aborted */
  async record(pieces: readonly Piece[], tags: Tags, signal?: AbortSignal): Promise<Recording> {
    const recording = await this.#thread.ask({ kind: 'record', pieces: [...pieces], tags }, signal);
    return { ...recording, mp3: Buffer.from(recording.mp3) };
  }

  /** Ends the thread. What is being recorded fails. */
  close(): Promise<void> {
    return this.#thread.close();
  }
}

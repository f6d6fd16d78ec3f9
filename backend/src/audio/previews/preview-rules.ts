import type { VoiceId } from '@lectern/speech';

import { canTransition, type Transitions } from '../../platform/transitions.js';

/** Waiting; generating sentences; encoding; stored; failed; canceled. */
export const PREVIEW_STATUSES = ['queued', 'speaking', 'encoding', 'ready', 'failed', 'cancelled'] as const;

export type PreviewStatus = (typeof PREVIEW_STATUSES)[number];

/** Allowed transitions. A failed preview can be retried from the failed sentence on. */
export const previewTransitions: Transitions<PreviewStatus> = {
  queued: ['speaking', 'failed', 'cancelled'],
  speaking: ['encoding', 'failed', 'cancelled'],
  encoding: ['ready', 'failed', 'cancelled'],
  ready: [],
  failed: ['queued'],
  cancelled: [],
};

export const isUnderWay = (status: PreviewStatus): boolean =>
  canTransition(previewTransitions, status, 'cancelled');

/** Voice of recordings by the author; the synthetic voices are listed in `@lectern/speech`. */
export const AUTHOR_VOICE = 'author';

export type PreviewVoice = VoiceId | typeof AUTHOR_VOICE;

/** Media types by file name extension. */
export const soundTypes = { mp3: 'audio/mpeg', m4a: 'audio/mp4' } as const;

export type SoundExtension = keyof typeof soundTypes;

interface FiledPreview {
  id: string;
  /** In hexadecimal. A new recording has a new URL, so that each can be cached forever. */
  sha256: string;
  bookTitle: string;
  voice: string;
  extension: SoundExtension;
}

export const CALLS = '/api/audio-preview';

const HASH_LENGTH = 16;

export const shortHash = (sha256: string): string => sha256.slice(0, HASH_LENGTH);

/** `Fear Not: Faith to Move Forward`, `warm` → `Fear_Not__Faith_to_Move_Forward_warm_preview.mp3` */
export function previewFileName(bookTitle: string, voice: string, extension: SoundExtension = 'mp3'): string {
  return `${bookTitle.replace(/[^a-z0-9]/gi, '_')}_${voice}_preview.${extension}`;
}

const folderOf = ({ id, sha256 }: Pick<FiledPreview, 'id' | 'sha256'>): string =>
  `${CALLS}/files/${id}/${shortHash(sha256)}`;

export function audioAddress(preview: FiledPreview): string {
  return `${folderOf(preview)}/${previewFileName(preview.bookTitle, preview.voice, preview.extension)}`;
}

export function transcriptAddress(preview: Pick<FiledPreview, 'id' | 'sha256'>): string {
  return `${folderOf(preview)}/transcript.vtt`;
}

export function storageKey(id: string, sha256: string, extension: SoundExtension = 'mp3'): string {
  return `previews/${id}/${shortHash(sha256)}.${extension}`;
}

interface HeardSentence {
  text: string;
  startMs: number;
  endMs: number;
  endsParagraph: boolean;
}

function timestamp(ms: number): string {
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1_000) % 60].map(Math.floor);
  const two = (value = 0) => String(value).padStart(2, '0');
  return `${two(hours)}:${two(minutes)}:${two(seconds)}.${String(Math.floor(ms % 1_000)).padStart(3, '0')}`;
}

/** Escapes WebVTT markup (4.2.2). */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(/\s+/g, ' ');

/** Transcript as WebVTT, one cue per sentence. */
export function transcriptOf(sentences: readonly HeardSentence[]): string {
  const cues = sentences.map(
    ({ text, startMs, endMs }, index) =>
      `${index + 1}\n${timestamp(startMs)} --> ${timestamp(endMs)}\n${escaped(text)}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

export const NEW_PER_HOUR = 3;

/** A preview without progress for this long may have lost its job in a crash. */
export const STALE_MS = 60_000;

/** The owner's previews in progress, in all processes: a worker has eight slots, and emails need some. */
export const MAX_OWNER_PREVIEWS = 4;

/** Delays before each retry of a sentence; after the last one, the preview has failed. */
export const RETRY_DELAYS_MS = [1_000, 4_000, 10_000];

/** Maximum length of a part; a stopping process waits for it. */
export const PART_MS = 3_000;

/** In characters. */
export const EXCERPT_LENGTH = 280;

/** Beginning of the text, cut between words. */
export function excerptOf(sentences: readonly { text: string }[]): string {
  const text = sentences.map((sentence) => sentence.text).join(' ');
  return text.length <= EXCERPT_LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', EXCERPT_LENGTH))} …`;
}

import { canTransition, type Transitions } from '../../platform/transitions.js';

/** Waits for its turn; being spoken, piece by piece; joined and encoded; to be heard; given up; taken back. */
export const PREVIEW_STATUSES = ['queued', 'speaking', 'encoding', 'ready', 'failed', 'cancelled'] as const;

export type PreviewStatus = (typeof PREVIEW_STATUSES)[number];

/** What may follow what. What has failed may be tried again, from the piece at which it failed. */
export const previewTransitions: Transitions<PreviewStatus> = {
  queued: ['speaking', 'failed', 'cancelled'],
  speaking: ['encoding', 'failed', 'cancelled'],
  encoding: ['ready', 'failed', 'cancelled'],
  ready: [],
  failed: ['queued'],
  cancelled: [],
};

/** Somebody is at it, or will be. */
export const isUnderWay = (status: PreviewStatus): boolean =>
  canTransition(previewTransitions, status, 'cancelled');

/** Of a preview's own files: what they are made of, and so where they lie. */
interface FiledPreview {
  id: string;
  /** In hexadecimal: another recording has another address, so that each may be kept for ever. */
  sha256: string;
  bookTitle: string;
  voice: string;
}

export const CALLS = '/api/audio-preview';

/** So much of the hash as tells recordings apart. */
const HASH_LENGTH = 16;

export const shortHash = (sha256: string): string => sha256.slice(0, HASH_LENGTH);

/** `Fear Not: Faith to Move Forward`, `warm` → `Fear_Not__Faith_to_Move_Forward_warm_preview.mp3` */
export function previewFileName(bookTitle: string, voice: string): string {
  return `${bookTitle.replace(/[^a-z0-9]/gi, '_')}_${voice}_preview.mp3`;
}

const folderOf = ({ id, sha256 }: FiledPreview): string => `${CALLS}/files/${id}/${shortHash(sha256)}`;

export function audioAddress(preview: FiledPreview): string {
  return `${folderOf(preview)}/${previewFileName(preview.bookTitle, preview.voice)}`;
}

export function transcriptAddress(preview: FiledPreview): string {
  return `${folderOf(preview)}/transcript.vtt`;
}

/** Where the recording lies in the storage. */
export function storageKey(id: string, sha256: string): string {
  return `previews/${id}/${shortHash(sha256)}.mp3`;
}

/** A sentence, and when it is heard. */
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

/** What WebVTT would take for marks of its own (4.2.2). */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(/\s+/g, ' ');

/** A transcript as WebVTT, a cue for each sentence. */
export function transcriptOf(sentences: readonly HeardSentence[]): string {
  const cues = sentences.map(
    ({ text, startMs, endMs }, index) =>
      `${index + 1}\n${timestamp(startMs)} --> ${timestamp(endMs)}\n${escaped(text)}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

/** So many new previews one source may have made in an hour. */
export const NEW_PER_HOUR = 3;

/** One that has not got on for so long may have lost its job in a crash of the worst kind. */
export const STALE_MS = 60_000;

/**
 * So many of the previews that the owner wants are made at once, in all processes together: a worker has eight hands,
 * and emails and purchases need some of them.
 */
export const OWNERS_AT_ONCE = 4;

/** How long after each failure the same sentence is tried again; one more, and the preview has failed. */
export const RETRY_DELAYS_MS = [1_000, 4_000, 10_000];

/** So long a process that is told to stop has to wait for it, besides the sentence in hand. */
export const PART_MS = 3_000;

/** Of the text beside a preview, in characters at most. */
export const EXCERPT_LENGTH = 280;

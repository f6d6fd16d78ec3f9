const MB = 1_024 ** 2;

/** One sound file for each request. */
export const SOUND_UPLOAD = { fileBytes: 60 * MB, files: 1 };

export const SHORTEST_MS = 5_000;
export const LONGEST_MS = 15 * 60_000;
export const LONGEST_TRANSCRIPT = 20_000;

/** Of one book, with those that are not published. */
export const MAX_RECORDINGS = 10;

/** Levelling and encoding 15 minutes takes a tenth of that on a slow core. */
export const CONVERSION_TIMEOUT_MS = 5 * 60_000;

/** Stored kinds; WAV becomes MP3. */
export const SOUND_KINDS = ['mp3', 'm4a'] as const;

export type SoundKind = (typeof SOUND_KINDS)[number];

/** Paragraphs of a transcript: lines between empty lines. */
export const paragraphsOf = (transcript: string): string[] => {
  const lines = transcript.split('\n').map((line) => line.trim());
  const paragraphs = lines.join('\n').split('\n\n');
  return paragraphs.map((each) => each.replaceAll('\n', ' ').trim()).filter((each) => each !== '');
};

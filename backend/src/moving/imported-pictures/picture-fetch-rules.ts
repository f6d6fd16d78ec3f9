const MB = 1_024 ** 2;

/** Of one address, with its redirects and all of its bytes. */
export const PICTURE_MS = 20_000;
export const MAX_PICTURE_BYTES = 25 * MB;
export const MAX_REDIRECTS = 3;
/** Fetched at the same time. */
export const AT_ONCE = 6;
/** Pictures of a host that did not come in time, before its others are skipped. */
export const MAX_SILENCES = 3;
/** The sized ones of the same picture, at most. */
export const MAX_FALLBACKS = 3;
export const MAX_ALT = 500;
/** Pictures that an undo takes back at once. */
export const TAKEN_BACK_AT_ONCE = 20;

/** `ADDRESS`: not public, or none of the web. `SILENT`: its host did not answer for other pictures. */
export const PICTURE_FAILURES = [
  'ADDRESS',
  'UNREACHABLE',
  'MISSING',
  'SLOW',
  'SILENT',
  'TOO_LARGE',
  'NO_PICTURE',
] as const;

export type PictureFailure = (typeof PICTURE_FAILURES)[number];

/** A picture that does not come. Its reason is shown to the owner. */
export class MissingPicture extends Error {
  constructor(readonly code: PictureFailure) {
    super(`picture does not come: ${code}`);
  }
}

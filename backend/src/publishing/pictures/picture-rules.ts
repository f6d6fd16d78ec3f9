const MB = 1_024 ** 2;
const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** Kinds by content. HEIC is recognized to explain why it is rejected. */
export const PICTURE_KINDS = ['jpeg', 'png', 'webp', 'avif', 'gif', 'svg'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/**
 * `receiving`: the file is being stored. `processing`: a job makes the sizes. `failed`: the file cannot be decoded.
 * `removed`: a job deletes the files and then the row.
 */
export const PICTURE_STATES = ['receiving', 'processing', 'ready', 'failed', 'removed'] as const;
export type PictureState = (typeof PICTURE_STATES)[number];

export type PictureFailure = 'damaged' | 'too-slow';

/** Endings of the file that every browser and email program shows. */
export const FALLBACK_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
} as const;
export type Fallback = keyof typeof FALLBACK_TYPES;

/** Of one picture; a form has one file. */
export const PICTURE_UPLOAD = { fileBytes: 50 * MB, files: 1 };
export const MAX_SVG_BYTES = 2 * MB;
/** Exclusive; of all frames of an animation together. */
export const MAX_PIXELS = 100_000_000;
/** Limit of WebP. */
export const MAX_SIDE = 16_383;

/** Of one step of sharp, such as decoding or encoding one size. */
export const STEP_TIMEOUT_S = 60;
export const QUALITY = { avif: 55, webp: 78, jpg: 82 };
/** From 0 (fast) to 9 (small). */
export const AVIF_EFFORT = 3;

const WIDTHS = [360, 720, 1080, 1440, 2160];
/** Of the largest size and of the fallback. */
export const MAX_WIDTH = 2160;
export const THUMBNAIL_WIDTH = 360;

/** Widths of the sizes: never larger than the picture, and the largest is the picture's own up to {@link MAX_WIDTH}. */
export function widthsFor(width: number): number[] {
  return [...WIDTHS.filter((each) => each < width), Math.min(width, MAX_WIDTH)].filter(
    (each, index, all) => all.indexOf(each) === index,
  );
}

export const BIN_DAYS = 30;
export const ABANDONED_AFTER = '1 day';
export const EXPIRE_EVERY_MS = 6 * HOUR_MS;
export const EXPIRE_BATCH = 100;
/** Delay of a picture whose process is converting another one. */
export const BUSY_DELAY_MS = SECOND_MS;
export const FILES_BACKOFF_MS = 5 * SECOND_MS;

export const MAX_ALT_LENGTH = 500;
const ID_LENGTH = 32;
const ID = /^[0-9a-f]{32}$/;

/** Id of a picture: the start of the SHA-256 of its bytes, so the same picture twice is one. */
export const pictureIdOf = (sha256: string): string => sha256.slice(0, ID_LENGTH);
export const isPictureId = (text: string): boolean => ID.test(text);

/** The address that texts use: `![alt](/pictures/<id>)`. */
export const pictureAddress = (id: string): string => `/pictures/${id}`;

export const folderOf = (id: string): string => `pictures/${id}/`;
/** The uploaded file with its metadata; never served. */
export const uploadKey = (id: string): string => `${folderOf(id)}upload`;
export const fileKey = (id: string, name: string): string => `${folderOf(id)}${name}`;

const SIZE_NAME = /^([1-9]\d{0,4})\.(avif|webp)$/;

interface ReadyPicture {
  widths: readonly number[];
  fallback: Fallback | null;
}

/** Content type of one of a picture's files by its name; undefined if it has no such file. */
export function typeOfFile(name: string, { widths, fallback }: ReadyPicture): string | undefined {
  const [, width, format] = SIZE_NAME.exec(name) ?? [];
  if (width && widths.includes(Number(width))) return `image/${format}`;
  return fallback && name === `original.${fallback}` ? FALLBACK_TYPES[fallback] : undefined;
}

/** Name of the smallest file that fills a thumbnail; undefined until there is one. */
export function thumbnailName({ widths, fallback }: ReadyPicture): string | undefined {
  const width = widths.find((each) => each >= THUMBNAIL_WIDTH) ?? widths.at(-1);
  if (width) return `${width}.webp`;
  return fallback ? `original.${fallback}` : undefined;
}

/** Names of all stored files of a picture; some may be missing. */
export const storedNames = ({ widths, fallback }: ReadyPicture): string[] => [
  'upload',
  ...(fallback ? [`original.${fallback}`] : []),
  ...widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]),
];

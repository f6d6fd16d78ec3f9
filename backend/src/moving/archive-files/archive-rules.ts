/** Of the layout; a site reads its own and earlier ones. */
export const FORMAT = 1;

export const MANIFEST = 'archive.json';
export const README = 'README.txt';

/** Already compressed. */
const PACKED = /[.](avif|webp|jpe?g|png|gif|mp3|m4a|mp4|webm|epub|pdf|zip|woff2?)$/i;

export const levelOf = (path: string): number => (PACKED.test(path) ? 0 : 6);

const MB = 1_024 ** 2;

export const MAX_MANIFEST_BYTES = 64 * MB;
export const MAX_LINE_BYTES = 64 * MB;
export const MAX_FILES = 500_000;
/** Of all files unpacked: lists of similar rows pack well, but none a thousandfold. */
export const MAX_RATIO = 200;
export const ALLOWED_UNPACKED_BYTES = 256 * MB;

export const isPlainPath = (path: string): boolean =>
  !/[\p{Cc}\\:]/u.test(path) && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

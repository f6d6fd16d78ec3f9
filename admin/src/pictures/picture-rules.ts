const MB = 1_024 ** 2;

/** As on the server. */
export const MAX_UPLOAD_MB = 50;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * MB;

export const ACCEPTED =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml,image/heic,image/heif';

const HEIC = /^image\/hei[cf]$/;
const HEIC_NAME = /\.hei[cf]$/i;

/** Windows and Android give HEIC files no type. */
export const isHeicFile = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  HEIC.test(type) || HEIC_NAME.test(name);

export const jpegName = (name: string): string => name.replace(HEIC_NAME, '.jpg');

/** Of a canvas on an iPhone; a larger one stays empty. */
export const MAX_CANVAS_PIXELS = 4_096 ** 2;

/** Of the JPEG that a HEIC becomes, before the server makes its sizes. */
export const JPEG_QUALITY = 0.92;

export const SEARCH_DEBOUNCE_MS = 300;
export const POLL_MS = 1_500;
/** A job that takes longer is shown as failed elsewhere. */
export const POLL_FOR_MS = 10 * 60_000;

interface Files {
  address: string;
  widths: readonly number[];
  fallback: string | null;
}

/** Address of the smallest file that is at least so wide; undefined until there is one. */
export function pictureFile({ address, widths, fallback }: Files, width: number): string | undefined {
  const size = widths.find((each) => each >= width) ?? widths.at(-1);
  if (size) return `${address}/${size}.webp`;
  return fallback ? `${address}/original.${fallback}` : undefined;
}

import path from 'node:path';

/** A file that has come with a form, as it lies in a folder of its own until the request is answered. */
export interface UploadedFile {
  /** As the browser says, made fit to be a name: a label, never a path. */
  name: string;
  /** Where it lies meanwhile. */
  path: string;
  sizeBytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** A form with files. */
export interface Upload {
  /** A list where a field was sent more than once. */
  fields: Record<string, string | string[]>;
  files: UploadedFile[];
}

/** How much a form with files may bring. */
export interface UploadLimits {
  /** Of each file. */
  fileBytes: number;
  files: number;
}

export const UPLOAD_LIMITS: UploadLimits = { fileBytes: 200 * 1_024 ** 2, files: 10 };

/** Of each field's text, and how many there may be. */
export const FIELD_LIMITS = { fieldBytes: 64 * 1_024, fields: 60 };

/** What the parts' own heads may take beside their content. */
const HEADS_BYTES = 1_024 ** 2;

/** More than any form that is taken: such a one need not be read at all. */
export const mostFormBytes = ({ fileBytes, files }: UploadLimits): number => fileBytes * files + HEADS_BYTES;

/** What nobody sees, or what turns the direction of the letters around it: `gnp.exe` that reads as `exe.png`. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** What one system or another takes for something else. */
const FORBIDDEN = /[<>:"|?*]/g;
/** Names of devices on Windows, whatever their ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const LONGEST_STEM = 80;
/** Disks take 255 bytes, and the storage adds to a name while it writes. A letter may take four of them. */
const LONGEST_STEM_BYTES = 180;
const LONGEST_ENDING = 10;

/** The beginning of a text, cut between characters. */
function shorten(text: string): string {
  let bytes = 0;
  const fits = (letter: string) => (bytes += Buffer.byteLength(letter)) <= LONGEST_STEM_BYTES;
  const letters = [...text].slice(0, LONGEST_STEM);
  const end = letters.findIndex((letter) => !fits(letter));
  return (end < 0 ? letters : letters.slice(0, end)).join('').trim();
}

/**
 * Makes a file name from another machine fit to be shown to readers and kept by any disk: no path, nothing invisible, not
 * too long. Its extension is in lower case.
 */
export function safeFileName(said: string): string {
  const last = said.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const seen = last.replace(UNSEEN, '').replace(FORBIDDEN, '-').replace(/\s+/g, ' ').trim();
  const ending = path.posix.extname(seen).toLowerCase().slice(0, LONGEST_ENDING);
  const stem = seen
    .slice(0, seen.length - path.posix.extname(seen).length)
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '');
  const short = shorten(stem) || 'file';
  return `${DEVICE.test(short.split('.')[0] ?? '') ? `_${short}` : short}${ending === '.' ? '' : ending}`;
}

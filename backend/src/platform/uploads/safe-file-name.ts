import path from 'node:path';

import { MAX_EXTENSION_LENGTH, MAX_STEM_BYTES, MAX_STEM_LENGTH } from './upload-limits.js';

/** Invisible characters, and those that change the direction of text: `gnp.exe` that reads as `exe.png`. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** Reserved on one system or another. */
const RESERVED = /[<>:"|?*]/g;
/** Device names of Windows, whatever their extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Cuts between characters. */
function shorten(text: string): string {
  let bytes = 0;
  const fits = (character: string) => (bytes += Buffer.byteLength(character)) <= MAX_STEM_BYTES;
  const characters = [...text].slice(0, MAX_STEM_LENGTH);
  const end = characters.findIndex((character) => !fits(character));
  return (end < 0 ? characters : characters.slice(0, end)).join('').trim();
}

/** Sanitizes a file name from another machine: no path, valid on any disk, limited in length, extension in lower case. */
export function safeFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = last.replace(INVISIBLE, '').replace(RESERVED, '-').replace(/\s+/g, ' ').trim();
  const extension = path.posix.extname(visible);
  const stem = visible.slice(0, visible.length - extension.length).replace(/^[. ]+|(?<![. ])[. ]+$/g, '');
  const short = shorten(stem) || 'file';
  const isDevice = DEVICE.test(short.split('.')[0] ?? '');
  const ending = extension.toLowerCase().slice(0, MAX_EXTENSION_LENGTH);
  return `${isDevice ? `_${short}` : short}${ending === '.' ? '' : ending}`;
}

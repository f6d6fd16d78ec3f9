import path from 'node:path';

/** What nobody sees, or what turns the direction of the letters around it: `gnp.exe` that reads as `exe.png`. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** What one system or another takes for something else. */
const FORBIDDEN = /[<>:"|?*]/g;
/** Names of devices on Windows, whatever their ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const LONGEST_STEM = 80;
const LONGEST_ENDING = 10;

/**
 * A file's name as somebody's machine said it, made fit to be shown to readers and kept by any disk: no way to another
 * folder, nothing unseen, not too long. Its ending is in small letters.
 */
export function fileLabel(said: string): string {
  const last = said.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const seen = last.replace(UNSEEN, '').replace(FORBIDDEN, '-').replace(/\s+/g, ' ').trim();
  const ending = path.posix.extname(seen).toLowerCase().slice(0, LONGEST_ENDING);
  const stem = seen.slice(0, seen.length - path.posix.extname(seen).length).replace(/^[. ]+|[. ]+$/g, '');
  const short = [...stem].slice(0, LONGEST_STEM).join('').trim() || 'file';
  return `${DEVICE.test(short.split('.')[0] ?? '') ? `_${short}` : short}${ending === '.' ? '' : ending}`;
}

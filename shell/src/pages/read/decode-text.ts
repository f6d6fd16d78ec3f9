const ASCII_START = 1024;

const NO_TEXT = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g;

const isStart = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);

/** Detects UTF-16 by its byte order mark, or by a "<" in two bytes; the decoder drops the mark. */
function utf16Of(bytes: Uint8Array): string | null {
  if (isStart(bytes, [0xff, 0xfe]) || isStart(bytes, [0x3c, 0])) return 'utf-16le';
  if (isStart(bytes, [0xfe, 0xff]) || isStart(bytes, [0, 0x3c])) return 'utf-16be';
  return null;
}

/** Encoding declared by the XML declaration, a `meta` element or `@charset`, for single-byte files. */
function declaredIn(bytes: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, ASCII_START));
  const [, name] =
    /^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/i.exec(start) ??
    /^@charset\s+"([\w.:-]+)"/i.exec(start) ??
    /<meta[^<>]+charset\s*=\s*["']?([\w.:-]+)/i.exec(start) ??
    [];
  return name && !/^(?:utf-?16|ucs-?2|iso-10646-ucs-2|utf-?8)/i.test(name) ? name : null;
}

function decodeAs(encoding: string, bytes: Uint8Array, fatal: boolean): string | null {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Decodes a text of an ePub: UTF-16 or UTF-8 by the standard, else the declared encoding, else windows-1252, as
 * browsers do. Removes the declaration, which no longer applies.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = utf16Of(bytes) ?? declaredIn(bytes);
  const text =
    (encoding && decodeAs(encoding, bytes, false)) ??
    decodeAs('utf-8', bytes, true) ??
    decodeAs('windows-1252', bytes, false) ??
    '';
  const end = text.trimStart().startsWith('<?xml') ? text.indexOf('?>') : 0;
  return (
    text.slice(0, end).replace(/\sencoding\s*=\s*["'][^"']*["']/i, '') + text.slice(end).replace(NO_TEXT, '')
  );
}

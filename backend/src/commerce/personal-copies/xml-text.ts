export interface XmlText {
  text: string;
  /** Whether it can hold any character; if not, write those beyond ASCII as numbers. */
  isUnicode: boolean;
  encode: (text: string) => Buffer;
}

const utf16le = (text: string): Buffer => Buffer.from(text, 'utf16le');
const swapped = (bytes: Uint8Array): Buffer => Buffer.from(bytes).swap16();

/** One byte per character, the first 128 as in ASCII. */
const SINGLE_BYTE = /^(?:us-ascii|iso-8859-\d{1,2}|latin-?\d|windows-125\d|cp125\d|koi8-[ru]|macintosh)$/i;

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Decodes UTF-8, UTF-16 and single-byte encodings so that encoding gives the same bytes (XML 1.0, appendix F).
 * @returns undefined for other encodings
 */
export function decodeXml(bytes: Uint8Array): XmlText | undefined {
  const [first, second] = [bytes[0], bytes[1]];
  const isWide = bytes.length % 2 === 0;
  if (isWide && ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)))
    return { text: Buffer.from(bytes).toString('utf16le'), isUnicode: true, encode: utf16le };
  if (isWide && ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)))
    return {
      text: swapped(bytes).toString('utf16le'),
      isUnicode: true,
      encode: (text) => utf16le(text).swap16(),
    };
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const declared = /^<\?xml[^>]{0,100}?encoding\s?=\s?["']([\w.-]{1,40})["']/.exec(head)?.[1] ?? 'utf-8';
  if (SINGLE_BYTE.test(declared))
    return {
      text: Buffer.from(bytes).toString('latin1'),
      isUnicode: false,
      encode: (text) => Buffer.from(text, 'latin1'),
    };
  const text = decodeUtf8(bytes);
  return text === undefined
    ? undefined
    : { text, isUnicode: true, encode: (one) => Buffer.from(one, 'utf8') };
}

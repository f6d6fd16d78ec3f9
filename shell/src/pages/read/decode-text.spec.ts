import { describe, expect, it } from '@jest/globals';

import { decodeText } from './decode-text.js';

const page = (declaration: string) => `${declaration}<p>A caf\u00E9 \u00AB na\u00EFve</p>`;
const declared = (encoding: string) => page(`<?xml version="1.0" encoding="${encoding}"?>`);
const TEXT = page('<?xml version="1.0"?>');

function utf16(text: string, isLittle: boolean, mark = true): Uint8Array {
  const units = [...(mark ? '\uFEFF' : ''), ...text].map((sign) => sign.charCodeAt(0));
  return Uint8Array.from(
    units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  );
}

const windows1252 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);

describe('decodeText', () => {
  it.each([
    ['UTF-8', utf8(declared('UTF-8'))],
    ['UTF-8 with its mark', utf8(`\uFEFF${declared('utf-8')}`)],
    ['UTF-16, little endian', utf16(declared('UTF-16'), true)],
    ['UTF-16, big endian', utf16(declared('UTF-16'), false)],
    ['UTF-16, little endian, without a mark', utf16(declared('UTF-16'), true, false)],
    ['UTF-16, big endian, without a mark', utf16(declared('UTF-16BE'), false, false)],
    ['windows-1252', windows1252(declared('windows-1252'))],
    ['ISO-8859-1', windows1252(declared('ISO-8859-1'))],
    ['UTF-8 that declares UTF-16', utf8(declared('UTF-16'))],
    ['windows-1252 that declares UTF-8', windows1252(declared('UTF-8'))],
    ['windows-1252 that declares what does not exist', windows1252(declared('x-none'))],
  ])('reads %s (R17)', (_name, bytes) => {
    expect(decodeText(bytes)).toBe(TEXT);
  });

  it('drops characters that XML forbids', () => {
    expect(decodeText(utf8('<p>a\0b\u000Bc\td\ne</p>'))).toBe('<p>abc\td\ne</p>');
  });

  it('reads the encoding of an HTML page and of a stylesheet (R17)', () => {
    const cyrillic = Uint8Array.of(0xec, 0xe8, 0xf0);
    const after = (start: string) => Uint8Array.of(...utf8(start), ...cyrillic);
    expect(decodeText(after('<html><meta charset="windows-1251">'))).toMatch(/мир$/);
    expect(decodeText(after('@charset "windows-1251"; /* '))).toMatch(/мир$/);
    expect(decodeText(new Uint8Array())).toBe('');
  });
});

import fc from 'fast-check';

import { escaped } from './odd-values.js';

export interface Body {
  headers: Record<string, string>;
  bytes: Buffer;
}

export const json = (text: string | Buffer): Body => ({
  headers: { 'content-type': 'application/json' },
  bytes: Buffer.from(text as string),
});

const DEEP = 20_000;

/** Invalid JSON, wrong content types, and JSON that is hard to parse. */
export function brokenJson(value: object): fc.Arbitrary<Body> {
  const text = JSON.stringify(value);
  const [first = '"a"'] = Object.keys(value).map((name) => JSON.stringify(name));
  const type = (contentType: string, bytes: Buffer | string = text): Body => ({
    headers: { 'content-type': contentType },
    bytes: Buffer.from(bytes as string),
  });
  return fc.constantFrom<Body>(
    json(text.slice(0, -1)),
    json(text.slice(0, text.length / 2)),
    json(text.replace('{', `{${first}:[],${first}:"b",`)),
    json(`{${first}:${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`),
    json(`{${first}:${'{"a":'.repeat(DEEP / 2)}1${'}'.repeat(DEEP / 2)}}`),
    json(`\ufeff${text}`),
    json(`${text}${text}`),
    json(
      Buffer.concat([
        Buffer.from(text.slice(0, -1)),
        Buffer.from([0xff, 0xfe, 0, 0xc0, 0x80]),
        Buffer.from('"}'),
      ]),
    ),
    json(Buffer.from(text, 'utf16le')),
    json(`[${text}]`),
    ...['', 'null', '0', '"text"', '[]', '{}', '\0'].map(json),
    json(`{${first}:"${'a'.repeat(150_000)}"}`),
    json(`{${Array.from({ length: 8_000 }, (_, at) => `"${at}":0`).join()}}`),
    json(`{"__proto__":{"isAdmin":true},${text.slice(1)}`),
    type('application/json; charset=utf-7'),
    type('application/json; charset=utf-16', Buffer.from(text, 'utf16le')),
    type('text/plain'),
    type(
      'application/xml',
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    ),
    type('application/x-www-form-urlencoded', 'a[b][c]=1&a=2&%=%'),
    type('multipart/form-data'),
    type('multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1'),
    type(''),
    type('a'.repeat(4_000)),
    { headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' }, bytes: Buffer.from(text) },
    {
      headers: { 'content-type': 'application/json', 'content-encoding': 'br, br, br' },
      bytes: Buffer.from(text),
    },
    { headers: { 'content-type': 'application/json', 'content-length': '-1' }, bytes: Buffer.from(text) },
    { headers: { 'content-type': 'application/json', 'content-length': '1' }, bytes: Buffer.from(text) },
  );
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 100) : [value]);

export function urlencoded(value: Record<string, unknown>): Body {
  const pairs = Object.entries(value).flatMap(([name, each]) =>
    listOf(each).map((one) => `${escaped(name)}=${escaped(textOf(one))}`),
  );
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    bytes: Buffer.from(pairs.join('&')),
  };
}

const BOUNDARY = 'a-boundary-of-forms';

function parts(value: Record<string, unknown>): string {
  return Object.entries(value)
    .flatMap(([name, each]) =>
      listOf(each).map((one) => {
        const file =
          name === 'files'
            ? `; filename="${textOf(one)
                .slice(0, 200)
                .replaceAll(/[\r\n"]/g, '')}.pdf"`
            : '';
        return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${textOf(one)}\r\n`;
      }),
    )
    .join('');
}

const form = (text: string): Body => ({
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  bytes: Buffer.from(text),
});

export const multipart = (value: Record<string, unknown>): Body => form(`${parts(value)}--${BOUNDARY}--\r\n`);
/** Without an end, or with endless headers. */
export const brokenMultipart = (value: Record<string, unknown>): Body =>
  Object.keys(value).length % 2
    ? form(parts(value))
    : form(`--${BOUNDARY}\r\n${'x: y\r\n'.repeat(20_000)}\r\n`);

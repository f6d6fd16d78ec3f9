import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openTable, rowsOf } from './csv-reader.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'csv-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileWith(content: string | Buffer) {
  const file = { name: 'list.csv', path: path.join(folder, 'list.csv'), sizeBytes: 0 };
  await writeFile(file.path, content);
  return { ...file, sizeBytes: (await stat(file.path)).size };
}

async function read(content: string | Buffer) {
  const table = await openTable(await fileWith(content));
  const rows: string[] = [];
  for await (const { line, cells, width } of rowsOf(table))
    rows.push(`${line}: ${cells ? cells.join('|') : `${width} cells`}`);
  return { columns: table.columns, rows };
}

const detailOf = (content: string | Buffer) =>
  read(content).then(
    () => 'it was read',
    (error: Error) => error.message,
  );

const latin = (text: string) => Buffer.from(text, 'latin1');

describe('A CSV file', () => {
  it.each([
    ['UTF-8', Buffer.from('Name,Ort\nAnnä,Köln\n')],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffName,Ort\nAnnä,Köln\n')],
    ['Windows-1252', latin('Name,Ort\nAnnä,Köln\n')],
    ['UTF-16', Buffer.from('\ufeffName,Ort\nAnnä,Köln\n', 'utf16le')],
    ['semicolons', Buffer.from('Name;Ort\r\nAnnä;Köln\r\n')],
    ['tabs', Buffer.from('Name\tOrt\nAnnä\tKöln')],
    ['a line that names the delimiter', Buffer.from('sep=;\r\nName;Ort\r\nAnnä;Köln\r\n')],
  ])('is read: %s', async (_name, content) => {
    const { columns, rows } = await read(content);
    expect([columns, rows.map((row) => row.slice(3))]).toEqual([['Name', 'Ort'], ['Annä|Köln']]);
  });

  it('finds Windows-1252 also if its first umlaut comes late', async () => {
    const { rows } = await read(latin(`Name\n${'Anna\n'.repeat(30_000)}Zoë\n`));
    expect(rows.at(-1)).toBe('30002: Zoë');
  });

  it('names ragged rows by their line, also behind line breaks in cells and empty lines', async () => {
    const { rows } = await read('a,b\n1,"two\nlines"\n\nonly\n1,2,3\n1,2,,\n,\n"x""y",z\n');
    expect(rows).toEqual(['2: 1|two\nlines', '5: 1 cells', '6: 3 cells', '7: 1|2', '9: x"y|z']);
  });

  it('keeps formulas as text, and reads escaped ones back', async () => {
    const { rows } = await read(`a,b\n'=1+1,=HYPERLINK("x")\n'-5,'tis\n`);
    expect(rows).toEqual(['2: =1+1|=HYPERLINK("x")', "3: -5|'tis"]);
  });

  it('may have no header, and columns with the same name or none', async () => {
    expect(await read('ruth@example.com,Ruth\n')).toEqual({
      columns: ['Column 1', 'Column 2'],
      rows: ['1: ruth@example.com|Ruth'],
    });
    expect((await read('a,a,\n1,2,3')).columns).toEqual(['a', 'a (2)', 'Column 3']);
  });

  it.each([
    ['no bytes', '', '“list.csv” has no rows.'],
    ['only line breaks', '\n\n', '“list.csv” has no rows.'],
    ['a spreadsheet', Buffer.from('PK\u0003\u0004xl'), 'is no CSV file'],
    ['a picture', Buffer.from([0x89, 0x50, 0, 0, 0]), 'is no CSV file'],
    ['600 columns', Array(600).fill('a').join(','), 'more than 500 columns'],
    ['10 MB in a cell', `a,b\n1,2\n"${'x'.repeat(10 * 1_024 ** 2)}",2\n`, 'too long, near line 3'],
    ['10 MB in a line', `a,b\n1,2\n${'x'.repeat(10 * 1_024 ** 2)}`, 'too long, near line 3'],
    ['a quotation mark that is never closed', 'a,b\n1,2\n"x,2\n3,4\n', 'begins near line 3'],
  ])('is refused with a sentence: %s', async (_name, content, sentence) => {
    expect(await detailOf(content)).toContain(sentence);
  });
});

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import PDFDocument from 'pdfkit';

import { makeCopy } from './make-copy.js';
import { openPdf, textsOn } from './open-pdf.js';
import { provePdf } from './prove-pdf.js';
import { stampPdf } from './stamp-pdf.js';

const run = promisify(execFile);
const text = 'This copy was made for Zoë Łukasiewicz, order 7F3K-2Q9A.';
const line = { text, printable: [text] };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-pdf-copies-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const caseFile = (name: string) => readFile(path.join(import.meta.dirname, 'cases', `${name}.pdf`));

async function checked(bytes: Uint8Array): Promise<number | undefined> {
  const filePath = path.join(folder, 'checked.pdf');
  await writeFile(filePath, bytes);
  try {
    await run('qpdf', ['--check', filePath]);
    return 0;
  } catch (error) {
    const { code } = error as { code: number | string };
    return typeof code === 'number' ? code : undefined;
  }
}

async function copyOf(original: Buffer) {
  const [originalPath, copyPath] = [path.join(folder, 'original.pdf'), path.join(folder, 'copy.pdf')];
  await writeFile(originalPath, original);
  await makeCopy({ format: 'pdf', originalPath, copyPath, line, isWhole: true });
  const copy = await readFile(copyPath);
  expect(await checked(copy)).toBe(await checked(original));
  return copy;
}

async function traceOf(copy: Buffer) {
  const document = await openPdf(copy);
  const { info } = await document.getMetadata();
  const property = (info as { Custom?: { PersonalCopy?: string } }).Custom?.PersonalCopy;
  const shown = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const texts = await textsOn(await document.getPage(number));
    for (const placed of texts.filter((one) => one.text.includes('This copy')))
      shown.push({ page: number, ...placed });
  }
  await document.destroy();
  return { property, shown };
}

async function pdfOf(draw: (document: InstanceType<typeof PDFDocument>) => void): Promise<Buffer> {
  const document = new PDFDocument();
  draw(document);
  document.fillColor('#000000').text('© 2026 Eleanor Marsh. All rights reserved.', 72, 72);
  document.end();
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

describe('Copies of PDFs made by other programs', () => {
  it.each(['linearized', 'bytes-before-header', 'white-page-ground-as-google-docs', 'rotated-pages'])(
    'shows the line and keeps it as a property: %s (R2, R5, R18)',
    async (name) => {
      const { property, shown } = await traceOf(await copyOf(await caseFile(name)));
      expect([property, shown.length]).toEqual([text, 1]);
    },
  );

  it('counts offsets from the first byte if the file does so (R18)', async () => {
    const original = await caseFile('white-page-ground-as-google-docs');
    // Its offsets now lead nowhere, counted from the header or from the first byte: readers repair it.
    const shifted = Buffer.concat([Buffer.from('HTTP/1.1 200\r\n\r\n'), original]);
    const [at, header] = [shifted.lastIndexOf('startxref'), shifted.indexOf('%PDF-')];
    const raw = Buffer.concat([
      shifted.subarray(0, at),
      Buffer.from(`startxref\n${shifted.lastIndexOf('\nxref\n') + 1}\n%%EOF\n`),
    ]);
    for (const one of [shifted, raw]) {
      expect(one.indexOf('%PDF-')).toBe(header);
      expect((await traceOf(await copyOf(one))).property).toBe(text);
    }
  });

  it('fails the proof if the appended part is not at its offset (R18)', async () => {
    const original = await caseFile('white-page-ground-as-google-docs');
    const { bytes, printed } = await stampPdf(original, line);
    const copy = Buffer.from(bytes);
    const at = copy.lastIndexOf('startxref') + 'startxref\n'.length;
    copy.write('9', at, 'latin1');
    await expect(provePdf({ original, copy, line, printed })).rejects.toThrow('unproven');
  });

  it('makes an information dictionary for a file without one (R5)', async () => {
    expect(await traceOf(await copyOf(await caseFile('no-text-no-info')))).toEqual({
      property: text,
      shown: [],
    });
  });

  it('writes along the text of a turned page (R5)', async () => {
    const turned = await pdfOf((document) => document.rotate(90, { origin: [306, 306] }));
    const { shown } = await traceOf(await copyOf(turned));
    expect(shown).toEqual([expect.objectContaining({ page: 1, turn: 3 })]);
  });

  it.each<[string, (document: InstanceType<typeof PDFDocument>) => void, number]>([
    ['a light ground of the whole page', (document) => document.rect(0, 0, 612, 792).fill('#f6efe0'), 1],
    ['a white box', (document) => document.rect(60, 60, 300, 600).fill('#ffffff'), 1],
    ['a dark ground', (document) => document.rect(0, 0, 612, 792).fill('#1d2b4f'), 0],
    ['a colored box over most of the page', (document) => document.rect(20, 90, 570, 690).fill('#f6efe0'), 0],
    ['a frame', (document) => document.rect(50, 100, 500, 600).lineWidth(2).stroke('#ffffff'), 0],
  ])('treats %s as ground or as a drawing (R5)', async (_title, draw, lines) => {
    const { property, shown } = await traceOf(await copyOf(await pdfOf(draw)));
    expect([property, shown.length]).toEqual([text, lines]);
  });
});

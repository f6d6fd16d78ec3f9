import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import JSZip from 'jszip';
import type { Typesetter } from '../pdf/typesetter.js';
import { readWorkbook, workbookSource } from './workbook-source.js';

/** An entry of kit.json: a file of the kit. */
export interface KitFile {
  /** `kit` is a zip of the two others. */
  part: 'kit' | 'workbook' | 'budget';
  author: string;
  fileName: string;
  contentType: string;
  sizeBytes: number;
  sha256: string;
}

const place = 'kits/grant-writer-starter-kit';
const design = new URL('./workbook/workbook.typ', import.meta.url);

/** Builds the free kit, if the content has one, in `<outputFolder>/kit`: workbook, spreadsheet, and both in a zip. It has no public path. */
export async function buildKit(
  typesetter: Typesetter,
  contentFolder: string,
  outputFolder: string,
): Promise<KitFile[]> {
  const folder = join(contentFolder, place);
  if (!existsSync(folder)) return [];
  const workbook = readWorkbook(folder);
  const { author, published, fileNames } = workbook.about;
  const pdf = typesetter.documentPdf(workbookSource(workbook), {
    'workbook.typ': readFileSync(design, 'utf8'),
  });
  const budget = readFileSync(join(folder, 'budget.xlsx'));
  const zip = new JSZip();
  const date = new Date(`${published}T00:00:00Z`);
  zip.file(fileNames.workbook, pdf, { date }).file(fileNames.budget, budget, { date });
  const whole = await zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE', platform: 'UNIX' });

  mkdirSync(join(outputFolder, 'kit'), { recursive: true });
  const keep = (part: KitFile['part'], contentType: string, bytes: Buffer): KitFile => {
    const fileName = fileNames[part];
    writeFileSync(join(outputFolder, 'kit', fileName), bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { part, author, fileName, contentType, sizeBytes: bytes.length, sha256 };
  };
  const files = [
    keep('kit', 'application/zip', whole),
    keep('workbook', 'application/pdf', pdf),
    keep('budget', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', budget),
  ];
  writeFileSync(join(outputFolder, 'kit', 'kit.json'), `${JSON.stringify(files, null, 2)}\n`);
  return files;
}

import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { Typesetter } from '../pdf/typesetter.js';
import { readWorkbook, type Workbook, workbookSource } from './workbook-source.js';

const folder = fileURLToPath(
  new URL('../../../../../content/kits/grant-writer-starter-kit', import.meta.url),
);
const design = readFileSync(new URL('./workbook/workbook.typ', import.meta.url), 'utf8');

describe('the workbook of the kit @S2-demo-and-kit-15', () => {
  let workbook: Workbook;
  beforeAll(() => {
    workbook = readWorkbook(folder);
  });

  it('has a sheet for every part of a proposal, with templates and checklists', () => {
    expect(workbook.sections.slice(1).map(({ title }) => title)).toEqual([
      'Three sentences',
      'The need',
      'The logic model',
      'Goals and objectives',
      'The timeline',
      'The budget',
      'The budget narrative',
      'The evaluation plan',
      'Your people',
      'What comes after',
      'The funders',
      'Letters',
      'The package',
      'Checklists',
      'Words they use',
    ]);
  });

  it('has room to write on every sheet except introductions and templates', () => {
    const places = workbook.sections
      .slice(1)
      .filter(({ blocks }) =>
        blocks.some(({ kind }) => kind === 'lines' || kind === 'checklist' || kind === 'table'),
      );
    expect(places).toHaveLength(15);
    const letters = workbook.sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'letter'));
    expect(letters).toHaveLength(5);
  });

  it('has more than thirty tagged pages', async () => {
    const pdf = (await Typesetter.start()).documentPdf(workbookSource(workbook), { 'workbook.typ': design });
    expect(pdf.toString('latin1').match(/\/MediaBox \[0 0 612 792\]/g)?.length).toBeGreaterThan(30);
    expect(pdf.toString('utf8')).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });
});

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import JSZip from 'jszip';
import { type Cell, columnName, packSpreadsheet, type Sheet, type Spreadsheet } from '../spreadsheet.js';
import { budgetSpreadsheet } from './budget-spreadsheet.js';
import type { BudgetWords } from './budget-words.js';

const run = promisify(execFile);
const content = fileURLToPath(
  new URL('../../../../../../content/kits/grant-writer-starter-kit/budget.json', import.meta.url),
);
const made = { author: 'A. Writer', published: '2024-12-01' };
const hasOffice = await run('soffice', ['--version']).then(
  () => true,
  () => false,
);

/** Every cell of a sheet that calculates, by its place: `F6`. */
function formulas({ rows }: Sheet): Map<string, Cell> {
  const found = new Map<string, Cell>();
  rows.forEach(({ cells }, row) =>
    cells.forEach((cell, column) => {
      if (cell?.formula) found.set(`${columnName(column)}${row + 1}`, cell);
    }),
  );
  return found;
}

describe('the budget of the kit @S2-demo-and-kit-16', () => {
  let words: BudgetWords;
  let budget: Spreadsheet;
  const sheet = (name: string): Sheet => {
    const found = budget.sheets.find((candidate) => candidate.name === name);
    if (!found) throw new Error(`There is no sheet ${name}.`);
    return found;
  };
  beforeAll(async () => {
    words = JSON.parse(await readFile(content, 'utf8')) as BudgetWords;
    budget = budgetSpreadsheet(words, made);
  });

  it('adds the example up to what the workbook says of it', () => {
    const totals = sheet('Example').rows.find(({ cells }) => cells[0]?.value === words.total)?.cells;
    expect(totals?.slice(5, 9).map((cell) => Math.round(Number(cell?.value)))).toEqual([
      65_274, 36_894, 6_600, 21_780,
    ]);
  });

  it('shares every line of the example out among those who pay for it', () => {
    const lines = words.example.categories.flat();
    expect(lines).not.toHaveLength(0);
    for (const { item, quantity, unitCost, times, asked, otherCash, inKind } of lines) {
      expect([item, asked + otherCash + inKind]).toEqual([item, quantity * unitCost * (times ?? 1)]);
    }
  });

  it('is empty where somebody is to write, and says zero where it adds up', () => {
    const values = [...formulas(sheet('Budget')).values()].map(({ value }) => value);
    expect(values.length).toBeGreaterThan(80);
    expect(new Set(values)).toEqual(new Set([0, '']));
  });

  it('is the same to the byte when nothing changed', async () => {
    const [once, again] = [
      await packSpreadsheet(budget),
      await packSpreadsheet(budgetSpreadsheet(words, made)),
    ];
    expect(again.equals(once)).toBe(true);
  });

  it('is a package as spreadsheets are: every part is named, and every sheet is there', async () => {
    const zip = await JSZip.loadAsync(await packSpreadsheet(budget));
    const types = await zip.file('[Content_Types].xml')?.async('string');
    const parts = Object.keys(zip.files).filter((name) => /^(xl|docProps)\/.*\.xml$/.test(name));
    expect(parts).toHaveLength(budget.sheets.length + 3);
    for (const part of parts) expect(types).toContain(`PartName="/${part}"`);
  });

  (hasOffice ? it : it.skip)(
    'comes to the same sums when an office program opens it and calculates anew',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'budget-'));
      try {
        await writeFile(join(folder, 'budget.xlsx'), await withoutValues(await packSpreadsheet(budget)));
        const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1';
        const profile = `-env:UserInstallation=file://${folder}/profile`;
        await run('soffice', [
          profile,
          '--headless',
          '--convert-to',
          filter,
          '--outdir',
          folder,
          join(folder, 'budget.xlsx'),
        ]);
        for (const one of budget.sheets) {
          const csv = await readFile(join(folder, `budget-${one.name}.csv`), 'utf8');
          const calculated = readCsv(csv);
          for (const [place, { value }] of formulas(one)) {
            const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(place) ?? [];
            const got = calculated[Number(row) - 1]?.[letters.charCodeAt(0) - 65] ?? '';
            expect([one.name, place, typeof value === 'number' ? amountOf(got) : got]).toEqual([
              one.name,
              place,
              typeof value === 'number' ? expect.closeTo(value, got.endsWith('%') ? 2 : 4) : value,
            ]);
          }
        }
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    60_000,
  );
});

/** Without the sums that are written beside the formulas, so that those which come out were calculated. */
async function withoutValues(packed: Buffer): Promise<Buffer> {
  const zip = await JSZip.loadAsync(packed);
  for (const sheet of zip.file(/worksheets/)) {
    const xml = await sheet.async('string');
    zip.file(sheet.name, xml.replaceAll(/<\/f><v>[^<]*<\/v>/g, '</f>'));
  }
  return zip.generateAsync({ type: 'nodebuffer' });
}

/** `65274` or `57%`. */
const amountOf = (text: string) =>
  text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text || NaN);

function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end !== ',') rows.push([]);
  }
  return rows;
}

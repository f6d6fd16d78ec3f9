import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { beforeAll, describe, expect, it } from '@jest/globals';
import JSZip from 'jszip';

const run = promisify(execFile);
const file = new URL('../../../../../content/kits/grant-writer-starter-kit/budget.xlsx', import.meta.url);
const hasOffice = await run('soffice', ['--version']).then(
  () => true,
  () => false,
);

/** The cells of a sheet that have a formula, with their stored results, by their place: `F6`. */
const formulasIn = (xml: string) =>
  new Map(
    [...xml.matchAll(/<c r="([A-Z]+\d+)"[^>]*><f>[^<]*<\/f><v>([^<]*)<\/v>/g)].map(
      ([, place = '', value = '']) => [place, value],
    ),
  );

describe('The budget of the kit @S2-demo-and-kit-16', () => {
  let zip: JSZip;
  /** The XML of each sheet, by its name. */
  const sheets = new Map<string, string>();
  beforeAll(async () => {
    zip = await JSZip.loadAsync(await readFile(file));
    const workbook = (await zip.file('xl/workbook.xml')?.async('string')) ?? '';
    for (const [, name = '', id = ''] of workbook.matchAll(/<sheet name="([^"]+)" sheetId="(\d+)"/g))
      sheets.set(name, (await zip.file(`xl/worksheets/sheet${id}.xml`)?.async('string')) ?? '');
  });

  it('is empty and adds up to zero, with a filled-in example that adds up beside it', () => {
    expect(new Set(formulasIn(sheets.get('Budget') ?? '').values())).toEqual(new Set(['0', '']));
    const totals = [...formulasIn(sheets.get('Example') ?? '').values()].map(Number).filter(Boolean);
    expect(totals.map(Math.round)).toEqual(expect.arrayContaining([65_274, 36_894, 6_600, 21_780]));
  });

  (hasOffice ? it : it.skip)(
    'has the same results when an office program calculates it',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'budget-'));
      try {
        for (const [index, xml] of [...sheets.values()].entries())
          zip.file(`xl/worksheets/sheet${index + 1}.xml`, xml.replaceAll(/<\/f><v>[^<]*<\/v>/g, '</f>'));
        const source = join(folder, 'budget.xlsx');
        await writeFile(source, await zip.generateAsync({ type: 'nodebuffer' }));
        const profile = `-env:UserInstallation=file://${folder}/profile`;
        const output = ['--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', join(folder, 'out')];
        await run('soffice', [profile, '--headless', ...output, source]);
        const calculated = await JSZip.loadAsync(await readFile(join(folder, 'out', 'budget.xlsx')));
        for (const [index, [name, xml]] of [...sheets].entries()) {
          const sheet = await calculated.file(`xl/worksheets/sheet${index + 1}.xml`)?.async('string');
          const results = new Map(
            [...(sheet ?? '').matchAll(/<c r="([A-Z]+\d+)"[^>]*>.*?<v>([^<]*)<\/v>/g)].map(
              ([, place, value]) => [place, value],
            ),
          );
          for (const [place, value] of formulasIn(xml))
            if (Number(value))
              expect([name, place, Number(results.get(place))]).toEqual([
                name,
                place,
                expect.closeTo(Number(value), 4),
              ]);
        }
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    60_000,
  );
});

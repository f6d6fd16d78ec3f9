import JSZip from 'jszip';
import { sheetXml } from './sheet-xml.js';
import { styleSheet } from './style-sheet.js';
import type { Spreadsheet } from './workbook.js';
import { mainNamespace, relationsNamespace, xmlHead, xmlText } from './xml.js';

const packageTypes = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function contentTypes(sheetCount: number): string {
  const sheets = Array.from(
    { length: sheetCount },
    (_, index) =>
      `<Override PartName="/xl/worksheets/sheet${index + 1}.xml" ContentType="${sheetType}.worksheet+xml"/>`,
  );
  return [
    `${xmlHead}<Types xmlns="${packageTypes}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>`,
    '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
    ...sheets,
    '</Types>',
  ].join('');
}

const relations = (entries: readonly [id: string, type: string, target: string][]) =>
  `${xmlHead}<Relationships xmlns="${packageTypes}/relationships">${entries
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

function coreProperties({ title, author, published }: Spreadsheet): string {
  const moment = `${published}T00:00:00Z`;
  return [
    `${xmlHead}<cp:coreProperties xmlns:cp="${packageTypes}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">`,
    `<dc:title>${xmlText(title)}</dc:title><dc:creator>${xmlText(author)}</dc:creator>`,
    `<dcterms:created xsi:type="dcterms:W3CDTF">${moment}</dcterms:created>`,
    `<dcterms:modified xsi:type="dcterms:W3CDTF">${moment}</dcterms:modified></cp:coreProperties>`,
  ].join('');
}

/** A spreadsheet as an .xlsx file (ECMA-376, transitional). Equal input gives equal bytes. */
export async function packSpreadsheet(spreadsheet: Spreadsheet): Promise<Buffer> {
  const { sheets, published } = spreadsheet;
  const named = sheets.map(
    ({ name }, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const parts: [path: string, content: string][] = [
    ['[Content_Types].xml', contentTypes(sheets.length)],
    [
      '_rels/.rels',
      relations([
        ['rId1', `${relationsNamespace}/officeDocument`, 'xl/workbook.xml'],
        ['rId2', `${packageTypes}/relationships/metadata/core-properties`, 'docProps/core.xml'],
      ]),
    ],
    ['docProps/core.xml', coreProperties(spreadsheet)],
    [
      'xl/workbook.xml',
      `${xmlHead}<workbook xmlns="${mainNamespace}" xmlns:r="${relationsNamespace}"><sheets>${named.join('')}</sheets><calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations([
        ...sheets.map((_, index): [string, string, string] => [
          `rId${index + 1}`,
          `${relationsNamespace}/worksheet`,
          `worksheets/sheet${index + 1}.xml`,
        ]),
        [`rId${sheets.length + 1}`, `${relationsNamespace}/styles`, 'styles.xml'],
      ]),
    ],
    ['xl/styles.xml', styleSheet()],
    ...sheets.map((sheet, index): [string, string] => [
      `xl/worksheets/sheet${index + 1}.xml`,
      sheetXml(sheet, index === 0),
    ]),
  ];
  const zip = new JSZip();
  const date = new Date(`${published}T00:00:00Z`);
  for (const [path, content] of parts) zip.file(path, content, { date, createFolders: false });
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE', compressionOptions: { level: 9 } });
}

import type { CellLook } from './style-sheet.js';
import JSZip from 'jszip';

import {
  mainNamespace,
  relationsNamespace,
  styleIndex,
  styleSheet,
  xmlHead,
  xmlText,
} from './style-sheet.js';

function cellXml({ look, value, formula }: Cell, place: string): string {
  const style = ` s="${styleIndex(look)}"`;
  if (formula !== undefined) {
    if (value === undefined) throw new Error(`The formula in ${place} has no value.`);
    const type = typeof value === 'string' ? ' t="str"' : '';
    return `<c r="${place}"${style}${type}><f>${xmlText(formula)}</f><v>${xmlText(String(value))}</v></c>`;
  }
  if (value === undefined) return `<c r="${place}"${style}/>`;
  if (typeof value === 'number') return `<c r="${place}"${style}><v>${value}</v></c>`;
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`;
}

function rowXml({ cells, heightPoints }: Row, index: number): string {
  const height = heightPoints ? ` ht="${heightPoints}" customHeight="1"` : '';
  const written = cells.map((cell, column) =>
    cell ? cellXml(cell, `${columnName(column)}${index + 1}`) : '',
  );
  return `<row r="${index + 1}"${height}>${written.join('')}</row>`;
}

function choiceXml({ range, options }: Choice): string {
  return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${range}"><formula1>${xmlText(`"${options.join(',')}"`)}</formula1></dataValidation>`;
}

/** `xl/worksheets/sheet<n>.xml`. */
function sheetXml(sheet: Sheet, isFirst: boolean): string {
  const { columnWidths, rows, merged = [], choices = [], frozenRows = 0, isWide = false } = sheet;
  const pane = frozenRows
    ? `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/>`
    : '';
  const widths = columnWidths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return [
    `${xmlHead}<worksheet xmlns="${mainNamespace}">`,
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    `<sheetViews><sheetView showGridLines="0"${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">${pane}</sheetView></sheetViews>`,
    '<sheetFormatPr defaultRowHeight="16"/>',
    `<cols>${widths.join('')}</cols>`,
    `<sheetData>${rows.map(rowXml).join('')}</sheetData>`,
    merged.length
      ? `<mergeCells count="${merged.length}">${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
      : '',
    choices.length
      ? `<dataValidations count="${choices.length}">${choices.map(choiceXml).join('')}</dataValidations>`
      : '',
    '<pageMargins left="0.6" right="0.6" top="0.7" bottom="0.7" header="0.3" footer="0.3"/>',
    `<pageSetup paperSize="1" orientation="${isWide ? 'landscape' : 'portrait'}" fitToWidth="1" fitToHeight="1"/>`,
    `<headerFooter><oddFooter>${xmlText(`&L${sheet.name}&RPage &P of &N`)}</oddFooter></headerFooter>`,
    '</worksheet>',
  ].join('');
}

/** A cell of a sheet: words or a number, or a formula with the value that it has now. */
export interface Cell {
  look: CellLook;
  value?: string | number;
  /** Without the equals sign: `SUM(F5:F9)`. */
  formula?: string;
}

export interface Row {
  /** From column A on; null leaves a cell empty. */
  cells: (Cell | null)[];
  /** In points; by default as high as its letters need. */
  heightPoints?: number;
}

/** A list to choose from, in every cell of a range. */
interface Choice {
  range: string;
  options: readonly string[];
}

export interface Sheet {
  /** At most 31 letters, as spreadsheets allow. */
  name: string;
  /** Widths in characters, from column A on. */
  columnWidths: number[];
  rows: Row[];
  /** Cells that are one: `A1:F1`. */
  merged?: string[];
  choices?: Choice[];
  /** Rows at the top that stay in sight. */
  frozenRows?: number;
  isWide?: boolean;
}

export interface Spreadsheet {
  title: string;
  author: string;
  /** `2024-12-01`: never today, so that equal words give equal bytes. */
  published: string;
  sheets: Sheet[];
}

/** `columnName(0)` is A, `columnName(26)` is AA. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}

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

import { styleIndex } from './style-sheet.js';
import { type Cell, columnName, type Choice, type Row, type Sheet } from './workbook.js';
import { mainNamespace, xmlHead, xmlText } from './xml.js';

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
export function sheetXml(sheet: Sheet, isFirst: boolean): string {
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

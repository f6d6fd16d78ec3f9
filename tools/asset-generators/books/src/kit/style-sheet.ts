/** Text as it may stand in XML, between tags and in attributes. */
export function xmlText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const relationsNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Indices into the lists below, as the format wants them. */
const font = { body: 0, title: 1, bold: 2, head: 3, quiet: 4 } as const;
const fill = { none: 0, head: 2, group: 3, entry: 4, total: 5 } as const;
const border = { none: 0, hair: 1, top: 2 } as const;
const format = { general: 0, percent: 9, money: 164, date: 165, number: 166 } as const;

interface Style {
  font: number;
  fill: number;
  border: number;
  format: number;
  align?: 'left' | 'right' | 'center';
  wraps?: boolean;
  /** Keeps its words off the amount to the left of it. */
  isIndented?: boolean;
}

const body: Style = { font: font.body, fill: fill.none, border: border.none, format: format.general };
const entry: Style = { ...body, fill: fill.entry, border: border.hair, wraps: true };
const total: Style = { ...body, font: font.bold, fill: fill.total, border: border.top };

const styles: Record<CellLook, Style> = {
  plain: { ...body, wraps: true },
  title: { ...body, font: font.title },
  note: { ...body, font: font.quiet, wraps: true },
  head: { ...body, font: font.head, fill: fill.head, wraps: true },
  group: { ...body, font: font.bold, fill: fill.group, border: border.hair },
  label: { ...body, border: border.hair, wraps: true, align: 'left', isIndented: true },
  entry,
  entryMoney: { ...entry, format: format.money },
  entryNumber: { ...entry, format: format.number },
  entryPercent: { ...entry, format: format.percent },
  entryDate: { ...entry, format: format.date, align: 'left' },
  money: { ...body, border: border.hair, format: format.money },
  percent: { ...body, border: border.hair, format: format.percent },
  total,
  totalMoney: { ...total, format: format.money },
  totalPercent: { ...total, format: format.percent },
  check: { ...body, font: font.bold, border: border.hair, align: 'center' },
};

const looks = Object.keys(styles) as CellLook[];

/** The number by which a cell names its look. */
export function styleIndex(look: CellLook): number {
  return looks.indexOf(look) + 1;
}

function cellFormat({ font, fill, border, format, align, wraps, isIndented }: Style): string {
  const alignment = `<alignment vertical="top"${align ? ` horizontal="${align}"` : ''}${isIndented ? ' indent="1"' : ''}${wraps ? ' wrapText="1"' : ''}/>`;
  return `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">${alignment}</xf>`;
}

const typeface = (sizePoints: number, colour: string, isBold = false) =>
  `<font>${isBold ? '<b/>' : ''}<sz val="${sizePoints}"/><color rgb="FF${colour}"/><name val="Calibri"/><family val="2"/></font>`;
const solid = (colour: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="FF${colour}"/><bgColor indexed="64"/></patternFill></fill>`;
const line = (side: string, colour: string) => `<${side} style="thin"><color rgb="FF${colour}"/></${side}>`;
const edges = (colour: string) =>
  `<border>${['left', 'right', 'top', 'bottom'].map((side) => line(side, colour)).join('')}<diagonal/></border>`;

/** `xl/styles.xml`: every look there is. */
export function styleSheet(): string {
  const formats = [
    `<numFmt numFmtId="${format.money}" formatCode="&quot;$&quot;#,##0.00;[Red]-&quot;$&quot;#,##0.00;&quot;$&quot;0.00"/>`,
    `<numFmt numFmtId="${format.date}" formatCode="mmm d, yyyy"/>`,
    `<numFmt numFmtId="${format.number}" formatCode="#,##0.##"/>`,
  ];
  const fonts = [
    typeface(11, '262015'),
    typeface(18, '7A5200', true),
    typeface(11, '262015', true),
    typeface(11, 'FFFFFF', true),
    typeface(10, '676152'),
  ];
  const fills = [
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
    ...['7A5200', 'F3E3B8', 'FFFDF5', 'FBF0D2'].map(solid),
  ];
  const borders = [
    '<border><left/><right/><top/><bottom/><diagonal/></border>',
    edges('D8CDB0'),
    `<border><left/><right/>${line('top', '7A5200')}<bottom/><diagonal/></border>`,
  ];
  const all = [body, ...looks.map((look) => styles[look])];
  return [
    `${xmlHead}<styleSheet xmlns="${mainNamespace}">`,
    `<numFmts count="${formats.length}">${formats.join('')}</numFmts>`,
    `<fonts count="${fonts.length}">${fonts.join('')}</fonts>`,
    `<fills count="${fills.length}">${fills.join('')}</fills>`,
    `<borders count="${borders.length}">${borders.join('')}</borders>`,
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${all.length}">${all.map(cellFormat).join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    '</styleSheet>',
  ].join('');
}

/** How a cell looks. */
export type CellLook =
  | 'plain'
  | 'title'
  | 'note'
  | 'head'
  | 'group'
  | 'label'
  | 'entry'
  | 'entryMoney'
  | 'entryNumber'
  | 'entryPercent'
  | 'entryDate'
  | 'money'
  | 'percent'
  | 'total'
  | 'totalMoney'
  | 'totalPercent'
  | 'check';

import PDFDocument from 'pdfkit';

import { type Cut, mainFont } from './font-files.js';
import { lineMetrics, type TextLine, textLines, widthOf } from './text-runs.js';

/** Colours of the site's printed things, as the workbook has them. */
export const INKS = { ink: '#262015', quiet: '#676152', accent: '#7A5200', wash: '#FFF8E1', rule: '#C9BC98' };

/** Letter paper with wide margins, in points. */
export const PAGE = { width: 612, height: 792, margin: 72, bottom: 66 };

export const MEASURE = PAGE.width - 2 * PAGE.margin;

export interface Setting {
  cut: Cut;
  size: number;
  color?: keyof typeof INKS;
  /** From the left margin, and from the right one. */
  indent?: number;
  inset?: number;
  /** After it. */
  space?: number;
  link?: string;
  align?: 'right';
}

/** A table as it is set: its columns, and what is on which side of it. */
interface TableSetting extends Setting {
  columns: readonly { width: number; align?: 'right' }[];
  /** What is read out before a cell: the first cell of its column, or of its row. */
  heads: 'Column' | 'Row';
}

/** Space between lines, in font sizes. */
const LINE_GAP = 0.28;

/** Options missing from the library's types. */
const newer = (): object => ({ subset: 'PDF/UA', font: mainFont('text').bytes });

/** A sheet of paper on which each thing that is set has its place in the order of reading (PDF/UA-1). */
export class TaggedPdf {
  readonly document: PDFKit.PDFDocument;
  private readonly root: PDFKit.PDFStructureElement;

  constructor(title: string, author: string) {
    this.document = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margins: { top: PAGE.margin, bottom: PAGE.bottom, left: PAGE.margin, right: PAGE.margin },
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: 'en-US',
      bufferPages: true,
      info: { Title: title, Author: author },
      ...newer(),
    });
    this.root = this.document.struct('Document');
    this.document.addStructure(this.root);
  }

  /** Sets a text in a place of its own. @param tag `H1`, `P` … */
  add(tag: string, text: string, setting: Setting, parent = this.root): void {
    const element = this.document.struct(tag);
    parent.add(element);
    const isLink = Boolean(setting.link);
    const holder = isLink ? this.document.struct('Link', { alt: text }) : element;
    if (isLink) element.add(holder);
    holder.add(() => this.set(text, setting));
    holder.end();
    element.end();
  }

  /** A list; `set` sets each of its items within the place that it is given. */
  list<T>(items: readonly T[], set: (item: T, body: PDFKit.PDFStructureElement) => void): void {
    const list = this.document.struct('L');
    this.root.add(list);
    for (const item of items) {
      const entry = this.document.struct('LI');
      list.add(entry);
      const body = this.document.struct('LBody');
      entry.add(body);
      set(item, body);
      body.end();
      entry.end();
    }
    list.end();
  }

  /** A table whose first row, or whose first cells, say what the others are. */
  table(rows: readonly (readonly string[])[], { columns, heads, ...setting }: TableSetting): void {
    const table = this.document.struct('Table');
    this.root.add(table);
    for (const [at, cells] of rows.entries()) {
      const isHead = heads === 'Column' && at === 0;
      const places = placesOf(columns);
      const set = cells.map((text, column) => ({ ...setting, ...places[column], space: 0, text }));
      const height = Math.max(...set.map(({ text, ...each }) => this.heightOf(text, each)));
      this.keep(height);
      const top = this.document.y;
      const row = this.document.struct('TR');
      table.add(row);
      for (const [column, { text, ...each }] of set.entries()) {
        const isNamed = isHead || (heads === 'Row' && column === 0);
        const cell = this.document.struct(isNamed ? 'TH' : 'TD', isNamed ? scopeOf(heads) : {});
        row.add(cell);
        this.document.y = top;
        cell.add(() => this.set(text, each));
        cell.end();
      }
      row.end();
      this.document.y = top + height + (setting.space ?? 0);
    }
    table.end();
  }

  /** Draws what is only to be seen. */
  draw(paint: (document: PDFKit.PDFDocument) => void, kind: 'Layout' | 'Pagination' = 'Layout'): void {
    this.document.markContent('Artifact', { type: kind });
    this.document.save();
    paint(this.document);
    this.document.restore();
    this.document.endMarkedContent();
  }

  /** How high a text will be, in points. */
  heightOf(text: string, setting: Setting): number {
    return linesOf(text, setting).length * lineHeight(setting);
  }

  /** Prints one line without a place in the structure, for use within {@link draw}. @param y of its top */
  printLine(text: string, setting: Setting, y: number): void {
    const [line] = linesOf(text, setting);
    if (line) this.paint(line, setting, y);
  }

  /** Begins a new page where less than this is left of one. */
  keep(height: number): void {
    if (this.document.y + height > PAGE.height - PAGE.bottom) this.document.addPage();
  }

  async finish(): Promise<Buffer> {
    this.root.end();
    const chunks: Buffer[] = [];
    this.document.on('data', (chunk: Buffer) => chunks.push(chunk));
    await new Promise<void>((resolve, reject) => {
      this.document.once('end', resolve).once('error', reject);
      this.document.end();
    });
    return Buffer.concat(chunks);
  }

  private set(text: string, setting: Setting): void {
    const { document } = this;
    const height = lineHeight(setting);
    for (const line of linesOf(text, setting)) {
      if (document.y + height > PAGE.height - PAGE.bottom) document.continueOnNewPage();
      const top = document.y;
      this.paint(line, setting, top);
      document.y = top + height;
    }
    document.x = PAGE.margin;
    document.y += setting.space ?? 0;
  }

  private paint({ runs }: TextLine, setting: Setting, top: number): void {
    const { document } = this;
    const { cut, size, color = 'ink', indent = 0, inset = 0, link, align } = setting;
    const { ascent } = lineMetrics(cut, size);
    let x = PAGE.margin + indent;
    if (align === 'right') x = PAGE.width - PAGE.margin - inset - widthOf(runs, size);
    document.fillColor(INKS[color]);
    for (const run of runs) {
      document.registerFont(run.font.name, run.font.bytes);
      document.font(run.font.name).fontSize(size);
      // With a list of features the library lays out a run as a whole, instead of word by word.
      const options = { features: [], baseline: -ascent, lineBreak: false, ...(link ? { link } : {}) };
      if (run.isReversed) document.markContent('ReversedChars');
      document.text(run.text, x, top, options);
      if (run.isReversed) document.endMarkedContent();
      x += widthOf([run], size);
    }
  }
}

const linesOf = (text: string, { cut, size, indent = 0, inset = 0 }: Setting): TextLine[] =>
  text.split(/\r\n?|\n/).flatMap((line) => textLines(line, cut, size, MEASURE - indent - inset));

const lineHeight = ({ cut, size }: Setting): number => lineMetrics(cut, size).height + size * LINE_GAP;

/** Where each column stands between the margins. */
function placesOf(columns: TableSetting['columns']): Pick<Setting, 'indent' | 'inset' | 'align'>[] {
  let indent = 0;
  return columns.map(({ width, align }) => {
    const place = { indent, inset: MEASURE - indent - width, ...(align ? { align } : {}) };
    indent += width;
    return place;
  });
}

/** As {@link newer}. */
const scopeOf = (scope: TableSetting['heads']): object => ({ scope });

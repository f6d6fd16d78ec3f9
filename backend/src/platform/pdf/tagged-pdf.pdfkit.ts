import { site, siteLocale } from '@lectern/catalogue';
import PDFDocument from 'pdfkit';

import { type Cut, mainFont } from './font-files.js';
import { lineMetrics, type TextLine, textLines, widthOf } from './text-runs.js';

export const INKS = { ink: '#262015', quiet: '#676152', accent: '#7A5200', wash: '#FFF8E1', rule: '#C9BC98' };

/** Countries that print on 8.5 × 11 inches (CLDR `paperSize`); all others print on A4. */
const INCH_COUNTRIES = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

/** In points. */
const paper = INCH_COUNTRIES.includes(site.country)
  ? { width: 612, height: 792 }
  : { width: 595.28, height: 841.89 };

export const PAGE = { ...paper, margin: 72, bottom: 66 };

export const MEASURE = PAGE.width - 2 * PAGE.margin;

export interface Setting {
  cut: Cut;
  size: number;
  color?: keyof typeof INKS;
  /** Distance from the left and the right margin. */
  indent?: number;
  inset?: number;
  space?: number;
  link?: string;
  align?: 'right';
}

interface TableSetting extends Setting {
  columns: readonly { width: number; align?: 'right' }[];
  /** Whether headers are the first row (of columns) or the first cells (of rows). */
  heads: 'Column' | 'Row';
}

/** Space between lines, in em. */
const LINE_GAP = 0.28;

const newer = (): object => ({ subset: 'PDF/UA', font: mainFont('text').bytes });

/** An accessible PDF: all content is tagged, in reading order (PDF/UA-1). */
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
      lang: siteLocale,
      bufferPages: true,
      info: { Title: title, Author: author },
      ...newer(),
    });
    this.root = this.document.struct('Document');
    this.document.addStructure(this.root);
  }

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

  /** Adds a list; `set` adds the content of each item to its element. */
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

  /** Draws decoration, which screen readers skip. */
  draw(paint: (document: PDFKit.PDFDocument) => void, kind: 'Layout' | 'Pagination' = 'Layout'): void {
    this.document.markContent('Artifact', { type: kind });
    this.document.save();
    paint(this.document);
    this.document.restore();
    this.document.endMarkedContent();
  }

  heightOf(text: string, setting: Setting): number {
    return linesOf(text, setting).length * lineHeight(setting);
  }

  /** Prints one untagged line, for use within {@link draw}. @param y top of the line */
  printLine(text: string, setting: Setting, y: number): void {
    const [line] = linesOf(text, setting);
    if (line) this.paint(line, setting, y);
  }

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
      // With a list of features, pdfkit lays out a run as a whole instead of word by word.
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

function placesOf(columns: TableSetting['columns']): Pick<Setting, 'indent' | 'inset' | 'align'>[] {
  let indent = 0;
  return columns.map(({ width, align }) => {
    const place = { indent, inset: MEASURE - indent - width, ...(align ? { align } : {}) };
    indent += width;
    return place;
  });
}

const scopeOf = (scope: TableSetting['heads']): object => ({ scope });

import { artwork, look, publicFiles, site, siteLocale } from '@lectern/catalogue';
import { hasStandardColors } from '@lectern/ui/tokens';
import PDFDocument from 'pdfkit';

import { type Cut, mainFont } from './font-files.js';
import { type Span, spanLines, textOfSpans } from './span-lines.js';
import { lineMetrics, type TextLine, textLines, widthOf } from './text-runs.js';

const STANDARD_INKS = {
  ink: '#262015',
  quiet: '#676152',
  accent: '#7A5200',
  wash: '#FFF8E1',
  rule: '#C9BC98',
};

/** Colors on white paper: those of the site, if its owner chose some. */
export function inks(): typeof STANDARD_INKS {
  if (hasStandardColors(look)) return STANDARD_INKS;
  const { ink, muted, accent, background } = look.colors.light;
  return { ink, quiet: muted, accent, wash: background, rule: muted };
}

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
  color?: keyof typeof STANDARD_INKS;
  /** Distance from the left and the right margin. */
  indent?: number;
  inset?: number;
  space?: number;
  link?: string;
  align?: 'right';
}

type PdfText = string | readonly Span[];

interface TableSetting extends Setting {
  columns: readonly { width: number; align?: 'right' }[];
  /** Whether headers are the first row (of columns) or the first cells (of rows). */
  heads: 'Column' | 'Row';
}

/** Of CSS. */
const POINTS_PER_PIXEL = 0.75;
/** Ground around a logo for dark paper, in points. */
const PLATE = 6;

/** Space between lines, in em. */
const LINE_GAP = 0.28;

const newer = (): object => ({ subset: 'PDF/UA', font: mainFont('text').bytes });

/** An accessible PDF: all content is tagged, in reading order (PDF/UA-1). */
export class TaggedPdf {
  readonly document: PDFKit.PDFDocument;
  private readonly root: PDFKit.PDFStructureElement;

  /** @param language BCP 47 */
  constructor(title: string, author: string, language = siteLocale) {
    this.document = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margins: { top: PAGE.margin, bottom: PAGE.bottom, left: PAGE.margin, right: PAGE.margin },
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: language,
      bufferPages: true,
      info: { Title: title, Author: author },
      ...newer(),
    });
    this.root = this.document.struct('Document');
    this.document.addStructure(this.root);
  }

  /** @param text parts in other font styles than the setting's */
  add(tag: string, text: PdfText, setting: Setting, parent = this.root): void {
    const element = this.document.struct(tag);
    parent.add(element);
    const isLink = Boolean(setting.link);
    const holder = isLink ? this.document.struct('Link', { alt: plainOf(text) }) : element;
    if (isLink) element.add(holder);
    holder.add(() => this.set(text, setting));
    holder.end();
    element.end();
  }

  /** Adds the logo at the top of the first page, or the name of the site. */
  addMasthead(): void {
    if (!this.addLogo()) this.add('P', site.name, { cut: 'label', size: 9, color: 'accent', space: 10 });
  }

  /**
   * Adds the logo of the site.
   * @param indent distance from the left margin
   * @returns false if there is none
   */
  addLogo(indent = 0): boolean {
    const { logo } = artwork;
    const file = publicFiles.find(({ address }) => address === logo?.light.pngSrc)?.file;
    if (!logo || file === undefined) return false;
    const { document } = this;
    const [width, height] = [logo.light.width * POINTS_PER_PIXEL, logo.light.height * POINTS_PER_PIXEL];
    const plate = logo.plates.light ? PLATE : 0;
    const [x, top] = [PAGE.margin + indent, document.y];
    if (plate > 0)
      this.draw((paper) =>
        paper.roundedRect(x, top, width + 2 * plate, height + 2 * plate, plate).fill(inks().ink),
      );
    const figure = document.struct('Figure', { alt: site.name });
    this.root.add(figure);
    figure.add(() => document.image(file, x + plate, top + plate, { width, height }));
    figure.end();
    document.x = PAGE.margin;
    document.y = top + height + 2 * plate + 14;
    return true;
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

  heightOf(text: PdfText, setting: Setting): number {
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

  private set(text: PdfText, setting: Setting): void {
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
    document.fillColor(inks()[color]);
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

const plainOf = (text: PdfText): string => (typeof text === 'string' ? text : textOfSpans(text));

const linesOf = (text: PdfText, setting: Setting): TextLine[] => {
  const { cut, size, indent = 0, inset = 0 } = setting;
  if (typeof text !== 'string') return spanLines(text, size, MEASURE - indent - inset);
  return text.split(/\r\n?|\n/).flatMap((line) => textLines(line, cut, size, MEASURE - indent - inset));
};

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

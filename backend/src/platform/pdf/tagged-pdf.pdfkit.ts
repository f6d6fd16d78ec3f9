import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import PDFDocument from 'pdfkit';

/** What the site's type has (by Fontsource's ranges): its plain letters, and those of further Latin alphabets. */
const PLAIN =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2010-\u2027\u202f-\u203a\u2044\u20ac\u2122\u2212]/;

const FURTHER = /[\u0100-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/;

const NOT_THERE = '?';

/** A piece of a text that one file of a font can set. */
interface TypeRun {
  isFurther: boolean;
  text: string;
}

const isThere = (letter: string) => PLAIN.test(letter) || FURTHER.test(letter);

/** Whether all of a text can be set. */
export const canBeSet = (text: string): boolean => [...tidy(text)].every(isThere);

/** A line in as many pieces as it takes; a letter that the type has not becomes a question mark. */
export function typeRuns(text: string): TypeRun[] {
  const runs: TypeRun[] = [];
  for (const each of tidy(text)) {
    const letter = isThere(each) ? each : NOT_THERE;
    const isFurther = FURTHER.test(letter);
    const last = runs.at(-1);
    if (last?.isFurther === isFurther) last.text += letter;
    else runs.push({ isFurther, text: letter });
  }
  return runs;
}

const tidy = (text: string): string => text.normalize('NFC').replace(/\s/g, ' ');

const require = createRequire(import.meta.url);

/** The cuts of the site's type, by their files in @fontsource; each has a second file of further Latin letters. */
const CUTS = {
  display: ['fraunces', '300-normal'],
  number: ['fraunces', '400-normal'],
  text: ['newsreader', '400-normal'],
  italic: ['newsreader', '400-italic'],
  strong: ['newsreader', '600-normal'],
  label: ['instrument-sans', '500-normal'],
} as const;

type Cut = keyof typeof CUTS;

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

/** Options that the library has and its types have not yet. */
const newer = (): object => ({ subset: 'PDF/UA', font: fontFile('text', false) });

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
    for (const cut of Object.keys(CUTS) as Cut[]) {
      this.document.registerFont(cut, fontFile(cut, false));
      this.document.registerFont(`${cut}-further`, fontFile(cut, true));
    }
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
    this.document.font(setting.cut).fontSize(setting.size);
    return this.document.heightOfString(text, placed(setting));
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
    const { cut, size, color = 'ink', indent = 0, space = 0 } = setting;
    document.fontSize(size).fillColor(INKS[color]);
    for (const line of text.split(/\r\n?|\n/)) {
      document.x = PAGE.margin + indent;
      const runs = typeRuns(line || ' ');
      for (const [at, run] of runs.entries())
        document
          .font(run.isFurther ? `${cut}-further` : cut)
          .text(run.text, { ...placed(setting), continued: at < runs.length - 1 });
    }
    document.x = PAGE.margin;
    document.y += space;
  }
}

function placed({ size, indent = 0, inset = 0, link, align }: Setting): PDFKit.Mixins.TextOptions {
  const width = MEASURE - indent - inset;
  return { width, lineGap: size * 0.28, ...(link ? { link } : {}), ...(align ? { align } : {}) };
}

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

const kept = new Map<string, Buffer>();

function fontFile(cut: Cut, isFurther: boolean): Buffer {
  const [family, style] = CUTS[cut];
  const name = `${family}-${isFurther ? 'latin-ext' : 'latin'}-${style}.woff`;
  const folder = path.dirname(require.resolve(`@fontsource/${family}/package.json`));
  const found = kept.get(name) ?? readFileSync(path.join(folder, 'files', name));
  kept.set(name, found);
  return found;
}

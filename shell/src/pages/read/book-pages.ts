import { fromRange, joinIndir } from 'foliate-js/epubcfi.js';
import type { Destination, EPUB } from 'foliate-js/epub.js';
import { type LoadedSection, Paginator, type Relocation } from 'foliate-js/paginator.js';
import { SectionProgress, TOCProgress } from 'foliate-js/progress.js';
import type { Highlight } from '@lectern/reading-notes';

import { searchSections, type TextMatch } from './book-search.js';
import { pressCommandOf } from './book-keys.js';
import { bookStyles, type TextLooks } from './book-styles.js';
import { DrawnHighlights } from './drawn-highlights.js';
import {
  dropEmptyPages,
  fitPictures,
  fitTables,
  ignoreHidden,
  isInWideTable,
  isRightToLeft,
  leaveTouches,
  reveal,
} from './fit-text.js';
import { SerialQueue } from './serial-queue.js';
import { firstParagraph, selectedRange } from './text-range.js';
import { maxQuoteCharacters } from './reader-rules.js';

export interface Shown {
  cfi: string;
  /** Position in the whole book, 0 to 1. */
  fraction: number;
  chapter: string;
  /** Whether the next page is on the left. */
  isRightToLeft: boolean;
}

export interface FoundPlace extends Pick<TextMatch, 'before' | 'match' | 'after'> {
  cfi: string;
  chapter: string;
}

interface Listeners {
  /** @param isRead false if only the layout changed */
  onShow(shown: Shown, isRead: boolean): void;
  onKey(event: KeyboardEvent): void;
  onLink(href: string): void;
  onSelect(isSelected: boolean): void;
  /** The page was pressed. @returns whether the press closed a panel */
  onPress(): boolean;
  /** A highlight was pressed, or null for the text beside it. */
  onMark(id: string | null): void;
}

/** Pages of a book, laid out by foliate-js in an iframe. */
export class BookPages {
  readonly element = new Paginator();
  private readonly progress: SectionProgress;
  private readonly contents = new TOCProgress();
  private current: { doc: Document; index: number; marks: DrawnHighlights } | null = null;
  private shownRange: Range | null = null;
  private highlights: readonly Highlight[] = [];
  private isOpening = true;
  /** foliate-js ignores calls while it turns a page or opens a chapter, so they are queued. */
  private readonly moves = new SerialQueue();

  constructor(
    private readonly book: EPUB,
    private readonly title: string,
    private readonly listeners: Listeners,
  ) {
    this.progress = new SectionProgress(book.sections, 1500, 1600);
    for (const [name, value] of [
      ['margin', '28px'],
      ['gap', '8%'],
      ['max-column-count', '2'],
    ] as const)
      this.element.setAttribute(name, value);
    // Presses beside the text; those in the text are events of its own document.
    this.element.addEventListener('click', ({ clientX }) => {
      if (!this.listeners.onPress()) this.turnAt(clientX);
    });
    const on = <Detail>(name: string, act: (detail: Detail) => void) =>
      this.element.addEventListener(name, (event) => act((event as CustomEvent<Detail>).detail));
    on<LoadedSection>('load', ({ doc, index }) => this.listen(doc, index));
    on<LoadedSection>('create-overlayer', ({ doc, index, attach }) => {
      const marks = new DrawnHighlights(doc);
      this.current = { doc, index, marks };
      attach(marks.overlayer);
      this.fit(doc);
      this.draw();
    });
    on<Relocation>('relocate', (detail) => this.show(detail));
  }

  async open(at: { cfi: string; fraction: number } | null): Promise<void> {
    const { book } = this;
    this.element.open(book);
    await this.contents.init({
      toc: book.toc ?? [],
      ids: book.sections.map(({ id }) => id),
      splitHref: (href) => book.splitTOCHref(href),
      getFragment: (doc, id) => book.getTOCFragment(doc, id),
    });
    if (at) await this.goTo(at);
    else await this.element.firstSection();
    this.isOpening = false;
  }

  /** Goes to a place. In another edition, where its CFI may be invalid, goes to the same fraction. */
  async goTo({ cfi, fraction }: { cfi: string; fraction: number }): Promise<void> {
    const found = this.resolve(cfi);
    if (found) await this.moveTo(found);
    else await this.goToFraction(fraction);
  }

  goToFraction(fraction: number): Promise<void> {
    const [index, within] = this.progress.getSection(fraction);
    return this.moveTo({ index, anchor: () => within });
  }

  hasPlace(href: string): boolean {
    return (this.book.resolveHref(href)?.index ?? -1) >= 0;
  }

  async goToHref(href: string): Promise<void> {
    const found = this.book.resolveHref(href);
    if (found) await this.moveTo(found);
  }

  private moveTo({ index, anchor }: Destination): Promise<void> {
    const revealed = (doc: Document) => {
      const place = anchor(doc);
      reveal(place);
      return place;
    };
    return this.moves.run(() => this.element.goTo({ index, anchor: revealed }));
  }

  on(): Promise<void> {
    return this.moves.run(() => this.element.next());
  }

  back(): Promise<void> {
    return this.moves.run(() => this.element.prev());
  }

  /** True during a move: a held key repeats only as fast as pages turn, and stops on release. */
  get isMoving(): boolean {
    return this.moves.isBusy;
  }

  focus(): void {
    this.element.focusView();
  }

  setLooks(looks: TextLooks): void {
    this.element.setAttribute('max-inline-size', `${Math.round(looks.sizeRem * 16 * 32)}px`);
    this.element.setStyles(bookStyles(looks));
  }

  setHighlights(highlights: readonly Highlight[]): void {
    this.highlights = highlights;
    this.draw();
  }

  /** The selection, else the first paragraph that starts on the page; null if there is neither. */
  toHighlight(): Pick<Highlight, 'cfi' | 'text'> | null {
    const { doc, index } = this.current ?? {};
    const range = doc && (selectedRange(doc) ?? firstParagraph(doc, this.shownRange));
    const text = range?.toString().replace(/\s+/g, ' ').trim().slice(0, maxQuoteCharacters);
    if (!range || !text || index === undefined) return null;
    return { cfi: this.cfiOf(index, range), text };
  }

  deselect(): void {
    this.current?.doc.getSelection()?.removeAllRanges();
  }

  async *search(query: string): AsyncGenerator<FoundPlace> {
    for await (const { index, range, ...found } of searchSections(this.book.sections, query))
      yield { ...found, cfi: this.cfiOf(index, range), chapter: this.chapterAt(index, range) };
  }

  close(): void {
    this.element.remove();
    if (this.current) this.element.destroy();
    this.book.destroy();
  }

  private cfiOf(index: number, range: Range): string {
    return joinIndir(this.book.sections[index]?.cfi ?? '', fromRange(range));
  }

  private resolve(cfi: string): Destination | null {
    try {
      const found = this.book.resolveCFI(cfi);
      return this.book.sections[found.index] ? found : null;
    } catch {
      return null;
    }
  }

  private chapterAt(index: number, range: Range): string {
    return this.contents.getProgress(index, range)?.label ?? '';
  }

  private get isRightToLeft(): boolean {
    return this.current ? isRightToLeft(this.current.doc, this.book.dir) : this.book.dir === 'rtl';
  }

  private show({ reason, range, index, fraction, size }: Relocation): void {
    this.shownRange = range;
    if (reason === 'anchor' && this.current) this.fit(this.current.doc);
    const shown = {
      cfi: this.cfiOf(index, range),
      fraction: Math.min(1, Math.max(0, this.progress.getProgress(index, fraction, size).fraction || 0)),
      chapter: this.chapterAt(index, range),
      isRightToLeft: this.isRightToLeft,
    };
    this.listeners.onShow(shown, !this.isOpening && reason !== 'anchor');
  }

  private listen(doc: Document, index: number): void {
    doc.defaultView?.frameElement?.setAttribute('title', this.title);
    if (doc.defaultView) ignoreHidden(doc.defaultView);
    fitPictures(doc);
    leaveTouches(doc);
    doc.addEventListener('keydown', (event) => {
      if (!(event.key.startsWith('Arrow') && isInWideTable(event.target))) this.listeners.onKey(event);
    });
    doc.addEventListener('selectionchange', () => this.listeners.onSelect(selectedRange(doc) !== null));
    doc.addEventListener('click', (event) => this.press(event, doc, index));
  }

  private press(event: MouseEvent, doc: Document, index: number): void {
    if (this.listeners.onPress()) {
      event.preventDefault();
      return;
    }
    // Element of the iframe's realm, for which `instanceof` fails.
    const link = (event.target as Element | null)?.closest('a');
    const href = link?.getAttribute('href') ?? link?.getAttribute('xlink:href');
    if (href !== null && href !== undefined) {
      event.preventDefault();
      if (/^(?:https?|mailto):/i.test(href)) window.open(href, '_blank', 'noopener,noreferrer');
      else this.listeners.onLink(this.book.sections[index]?.resolveHref(href) ?? href);
      return;
    }
    if (selectedRange(doc) || (event.target as Element | null)?.closest('summary')) return;
    const id = this.current?.marks.idAt(event) ?? null;
    this.listeners.onMark(id);
    const frame = doc.defaultView?.frameElement;
    if (id === null && frame) this.turnAt(frame.getBoundingClientRect().left + event.clientX);
  }

  private turnAt(x: number): void {
    const { left, width } = this.element.getBoundingClientRect();
    const command = pressCommandOf((x - left) / width, this.isRightToLeft);
    if (command) void this[command]();
  }

  private fit(doc: Document): void {
    fitTables(doc);
    dropEmptyPages(doc, this.element.size);
  }

  private draw(): void {
    const { current } = this;
    current?.marks.draw(this.highlights, (cfi) => {
      const found = this.resolve(cfi);
      return found?.index === current.index ? found.anchor(current.doc) : null;
    });
  }
}

// Types for the used parts of https://github.com/johnfactotum/foliate-js, which has none of its own.

declare module 'foliate-js/epub.js' {
  export interface TocItem {
    label: string;
    /** Null for a heading without target. */
    href: string | null;
    subitems?: TocItem[] | null;
  }
  export interface Section {
    /** Path in the file. */
    id: string;
    /** Base of its CFIs. */
    cfi: string;
    size: number;
    linear: string | undefined;
    load(): Promise<string>;
    unload(): void;
    createDocument(): Promise<Document>;
    resolveHref(href: string): string;
  }
  export interface ManifestItem {
    id: string;
    /** Path in the file. */
    href: string;
    mediaType: string;
  }
  interface Resources {
    /** The package document. */
    opf: Document;
    manifest: ManifestItem[];
    spine: { idref: string }[];
    /** CFIs of the spine's entries. */
    cfis: string[];
    navPath: string | undefined;
    ncxPath: string | undefined;
    getItemByID(id: string): ManifestItem | undefined;
  }
  export interface Destination {
    index: number;
    anchor(doc: Document): Range | Element | number | null;
  }
  interface LoadedData {
    /** Path in the file. */
    readonly name: string;
    data: string | Blob | Promise<string | Blob>;
    type: string;
  }
  export class EPUB {
    constructor(source: {
      loadText(name: string): string | null;
      loadBlob(name: string): Blob | null;
      getSize(name: string): number;
    });
    init(): Promise<this>;
    sections: Section[];
    resources: Resources;
    toc: TocItem[] | undefined;
    dir: string | undefined;
    rendition: { layout?: string } | undefined;
    transformTarget: {
      addEventListener(name: 'data', listen: (event: CustomEvent<LoadedData>) => void): void;
    };
    resolveHref(href: string): Destination | null;
    resolveCFI(cfi: string): Destination;
    isExternal(href: string): boolean;
    splitTOCHref(href: string | null): string[];
    getTOCFragment(doc: Document, id: string): Element | null;
    destroy(): void;
  }
}

declare module 'foliate-js/epubcfi.js' {
  export function fromRange(range: Range): string;
  export function joinIndir(...cfis: string[]): string;
  export function compare(one: string, other: string): number;
}

declare module 'foliate-js/overlayer.js' {
  type Draw = (rects: DOMRect[], options?: { color?: string }) => SVGElement;
  export class Overlayer {
    constructor(doc: Document);
    add(key: string, range: Range, draw: Draw, options?: { color?: string }): void;
    remove(key: string): void;
    hitTest(point: { x: number; y: number }): [key?: string, range?: Range];
    static highlight: Draw;
  }
}

declare module 'foliate-js/paginator.js' {
  import type { Destination, EPUB } from 'foliate-js/epub.js';
  import type { Overlayer } from 'foliate-js/overlayer.js';

  export interface Relocation {
    reason: string | null;
    range: Range;
    index: number;
    fraction: number;
    size: number;
  }
  /** Detail of the events `load` and `create-overlayer`; that of `relocate` is the relocation. */
  export interface LoadedSection {
    doc: Document;
    index: number;
    attach(overlayer: Overlayer): void;
  }
  export class Paginator extends HTMLElement {
    /** Size of a page in pixels. */
    readonly size: number;
    open(book: EPUB): void;
    goTo(destination: Destination): Promise<void>;
    next(): Promise<void>;
    prev(): Promise<void>;
    firstSection(): Promise<void>;
    /** Styles before and after the book's own. */
    setStyles(css: [before: string, after: string]): void;
    focusView(): void;
    destroy(): void;
  }
}

declare module 'foliate-js/progress.js' {
  import type { Section, TocItem } from 'foliate-js/epub.js';

  export class SectionProgress {
    constructor(sections: Section[], sizePerLocation: number, sizePerTimeUnit: number);
    getProgress(index: number, fractionInSection: number, pageFraction: number): { fraction: number };
    getSection(fraction: number): [index: number, fractionInSection: number];
  }
  export class TOCProgress {
    init(book: {
      toc: TocItem[];
      ids: string[];
      splitHref(href: string | null): string[];
      getFragment(doc: Document, id: string): Element | null;
    }): Promise<void>;
    getProgress(index: number, range: Range): TocItem | null | undefined;
  }
}

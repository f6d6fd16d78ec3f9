import { scriptHashes, styleHashes } from './html-text.js';

interface PageFacts {
  path: string;
  status: 200 | 404;
  indexed: boolean;
  opensBooks: boolean;
  /** Is not kept in memory: a later read may render it again. */
  isRare: boolean;
}

interface Written {
  html: string;
  styleHashes: string[];
  scriptHashes: string[];
}

/** A page rendered on its first read, so that the site starts without rendering every page. */
export class LazyPage {
  readonly path: string;
  readonly status: 200 | 404;
  readonly indexed: boolean;
  readonly opensBooks: boolean;
  readonly isRare: boolean;
  private written: { deref(): Written | undefined } | undefined;

  constructor(
    { path, status, indexed, opensBooks, isRare }: PageFacts,
    private readonly write: () => string,
  ) {
    this.path = path;
    this.status = status;
    this.indexed = indexed;
    this.opensBooks = opensBooks;
    this.isRare = isRare;
  }

  get html(): string {
    return this.read().html;
  }

  get styleHashes(): string[] {
    return this.read().styleHashes;
  }

  get scriptHashes(): string[] {
    return this.read().scriptHashes;
  }

  private read(): Written {
    const known = this.written?.deref();
    if (known) return known;
    const html = this.write();
    const written = { html, styleHashes: styleHashes(html), scriptHashes: scriptHashes(html) };
    this.written = this.isRare ? new WeakRef(written) : { deref: () => written };
    return written;
  }
}

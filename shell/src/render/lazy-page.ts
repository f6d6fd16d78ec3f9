import { scriptHashes, styleHashes } from './html-text.js';

interface PageFacts {
  path: string;
  status: 200 | 404;
  indexed: boolean;
  opensBooks: boolean;
}

/** A page rendered on its first read, so that the site starts without rendering every page. */
export class LazyPage {
  readonly path: string;
  readonly status: 200 | 404;
  readonly indexed: boolean;
  readonly opensBooks: boolean;
  private written: { html: string; styleHashes: string[]; scriptHashes: string[] } | undefined;

  constructor(
    { path, status, indexed, opensBooks }: PageFacts,
    private readonly write: () => string,
  ) {
    this.path = path;
    this.status = status;
    this.indexed = indexed;
    this.opensBooks = opensBooks;
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

  private read() {
    if (this.written) return this.written;
    const html = this.write();
    this.written = { html, styleHashes: styleHashes(html), scriptHashes: scriptHashes(html) };
    return this.written;
  }
}

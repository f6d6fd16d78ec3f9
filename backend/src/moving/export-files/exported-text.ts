import type { Readable } from 'node:stream';

import type { RowReason } from '../import-batches/importer.js';

export type ExportSource = 'wordpress' | 'ghost' | 'substack';

export type ExportedState = 'published' | 'scheduled' | 'draft';

/** An article or page of another service. */
export interface ExportedText {
  kind: 'article' | 'page';
  source: ExportSource;
  /** Stable over exports: `wordpress:<site>:<post id>`. */
  sourceId: string;
  /** For people: `export.xml, 17`. */
  place: string;
  title: string;
  /** Null for a draft without an address. */
  slug: string | null;
  html: string;
  excerpt: string;
  state: ExportedState;
  publishedAt: Date | null;
  tags: string[];
  categories: string[];
  picture: { src: string; alt: string } | null;
  /** Paths of the old site that lead to it, such as `/2019/03/my-post/` and `/?p=12`. */
  oldAddresses: string[];
  searchTitle: string;
  searchDescription: string;
  /** Source id of the page above it. */
  parentId: string | null;
}

/** An entry that cannot be held, or the line from which a file cannot be read. */
export interface ExportFault {
  place: string;
  fault: RowReason;
}

export type ExportEntry = ExportedText | ExportFault;

/** A file of the export: an uploaded one, or one in a ZIP file. */
export interface ExportPart {
  name: string;
  open(): Promise<Readable>;
}

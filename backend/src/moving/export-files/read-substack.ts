import { Readable } from 'node:stream';

import { parse } from 'csv-parse';

import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH, oneLine } from './export-rules.js';
import { damagedZip } from './export-sentences.js';
import type { ExportEntry } from './exported-text.js';
import type { ExportZip } from './export-zip.js';

type Row = Readonly<Record<string, string>>;

export const SUBSTACK_LIST = 'posts.csv';
const MAX_LIST_BYTES = 64 * 1_024 ** 2;

/** `12345.my-post` */
const POST_ID = /^(\d{1,19})(?:\.(.+))?$/;

async function read(row: Row, place: string, zip: ExportZip, folder: string): Promise<ExportEntry> {
  const text = (name: string) => row[name] ?? '';
  const title = oneLine(text('title'), MAX_TITLE_LENGTH);
  const fault = (code: string) => ({ place, fault: { code, params: { title } } });
  const [, id, slug = ''] = POST_ID.exec(text('post_id')) ?? [];
  if (!id) return fault('NO_ID');
  const html = await zip.text(`${folder}posts/${text('post_id')}.html`, MAX_TEXT_LENGTH);
  if (html === undefined) return fault('NO_TEXT');
  const isPublished = /^true$/i.test(text('is_published'));
  const isOpen = text('audience') === '' || text('audience') === 'everyone';
  const ms = Date.parse(text('post_date'));
  return {
    kind: text('type') === 'page' ? 'page' : 'article',
    source: 'substack',
    sourceId: `substack:${id}`,
    place,
    title,
    slug: slug || null,
    html,
    excerpt: oneLine(text('subtitle')),
    // Visitors could read a text for paying subscribers.
    state: isPublished && isOpen ? 'published' : 'draft',
    publishedAt: Number.isNaN(ms) ? null : new Date(ms),
    tags: [],
    categories: [],
    picture: null,
    oldAddresses: slug && isPublished ? [`/p/${slug}`] : [],
    searchTitle: '',
    searchDescription: '',
    parentId: null,
  };
}

/** Streams the texts of a Substack export. @throws DomainError for damaged files */
export async function* readSubstack(zip: ExportZip, name: string): AsyncGenerator<ExportEntry> {
  const list = zip.names.find((each) => each === SUBSTACK_LIST || each.endsWith(`/${SUBSTACK_LIST}`)) ?? '';
  const content = (await zip.text(list, MAX_LIST_BYTES)) ?? '';
  const folder = list.slice(0, -SUBSTACK_LIST.length);
  const options = {
    columns: true,
    bom: true,
    skip_empty_lines: true,
    relax_column_count: true,
    relax_quotes: true,
  };
  let number = 1;
  try {
    for await (const row of Readable.from([content]).pipe(parse(options)) as AsyncIterable<Row>) {
      number += 1;
      yield await read(row, `${name}, ${number}`, zip, folder);
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'CsvError') throw damagedZip(name);
    throw error;
  }
}

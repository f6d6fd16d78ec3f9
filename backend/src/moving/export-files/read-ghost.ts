import { MAX_TITLE_LENGTH, oneLine } from './export-rules.js';
import type { ExportedState, ExportedText, ExportEntry, ExportPart } from './exported-text.js';
import { type JsonRow, readJsonRows } from './json-rows.js';

type Row = JsonRow['row'];

interface Index {
  /** Name by id. Internal tags, which begin with #, are left out. */
  tags: Map<string, string>;
  /** Ids of tags by post, in order. */
  tagsOf: Map<string, { id: string; order: number }[]>;
  metaOf: Map<string, Row>;
}

const STATES: Readonly<Record<string, ExportedState>> = {
  published: 'published',
  scheduled: 'scheduled',
  draft: 'draft',
};

/** Placeholder of exports for the address of the site. */
export const GHOST_ADDRESS = '__GHOST_URL__';

const idIn = (row: Row, key: string): string => {
  const value = row[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const textIn = (row: Row, ...keys: string[]): string =>
  keys.map((key) => row[key]).find((value): value is string => typeof value === 'string' && value !== '') ??
  '';

/** First pass: all but the posts, which come before them in the file. */
async function readIndex(part: ExportPart): Promise<Index> {
  const index: Index = { tags: new Map(), tagsOf: new Map(), metaOf: new Map() };
  for await (const { table, row } of readJsonRows(part, ['tags', 'posts_tags', 'posts_meta'])) {
    if (table === 'posts_meta') index.metaOf.set(idIn(row, 'post_id'), row);
    if (table === 'tags') {
      const name = oneLine(textIn(row, 'name'), MAX_TITLE_LENGTH);
      if (name && !name.startsWith('#') && row['visibility'] !== 'internal')
        index.tags.set(idIn(row, 'id'), name);
    }
    if (table !== 'posts_tags') continue;
    const known = index.tagsOf.get(idIn(row, 'post_id')) ?? [];
    known.push({ id: idIn(row, 'tag_id'), order: Number(row['sort_order'] ?? known.length) });
    index.tagsOf.set(idIn(row, 'post_id'), known);
  }
  return index;
}

/** Milliseconds in old exports, text in later ones. */
function momentIn(row: Row): Date | null {
  const value = row['published_at'];
  const ms =
    typeof value === 'number' ? value : typeof value === 'string' ? Date.parse(isoOf(value)) : Number.NaN;
  return Number.isNaN(ms) || ms <= 0 ? null : new Date(ms);
}

/** `2019-03-04 10:00:00` is of UTC. */
const isoOf = (text: string): string =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : text;

function read(row: Row, place: string, index: Index): ExportEntry {
  const title = oneLine(textIn(row, 'title'), MAX_TITLE_LENGTH);
  const id = idIn(row, 'uuid') || idIn(row, 'id');
  if (!id) return { place, fault: { code: 'NO_ID', params: { title } } };
  const html = textIn(row, 'html');
  if (!html.trim() && /"(?:cards|root)"\s*:/.test(textIn(row, 'lexical', 'mobiledoc')) && hasText(row))
    return { place, fault: { code: 'NO_HTML', params: { title } } };
  const postId = idIn(row, 'id');
  const meta = index.metaOf.get(postId) ?? {};
  const isPage = row['type'] === 'page' || row['page'] === 1 || row['page'] === true;
  const kind: ExportedText['kind'] = isPage ? 'page' : 'article';
  const slug = textIn(row, 'slug');
  const isOpen = row['visibility'] === undefined || row['visibility'] === 'public';
  const state = STATES[textIn(row, 'status')] ?? 'draft';
  const tags = (index.tagsOf.get(postId) ?? [])
    .sort((one, other) => one.order - other.order)
    .flatMap((tag) => index.tags.get(tag.id) ?? []);
  const src = textIn(row, 'feature_image', 'image');
  return {
    kind,
    source: 'ghost',
    sourceId: `ghost:${id}`,
    place,
    title,
    // Ghost calls texts without a title so.
    slug: slug && !/^untitled(?:-\d+)?$/.test(slug) ? slug : null,
    html,
    excerpt: oneLine(textIn(row, 'custom_excerpt')),
    // Visitors could read a text for paying members.
    state: isOpen ? state : 'draft',
    publishedAt: momentIn(row),
    tags,
    categories: [],
    picture: src ? { src, alt: oneLine(textIn(meta, 'feature_image_alt'), MAX_TITLE_LENGTH) } : null,
    oldAddresses: slug && state !== 'draft' ? [`/${slug}/`] : [],
    searchTitle: oneLine(textIn(meta, 'meta_title') || textIn(row, 'meta_title')),
    searchDescription: oneLine(textIn(meta, 'meta_description') || textIn(row, 'meta_description')),
    parentId: null,
  };
}

/** Whether the plain text, which Ghost writes beside, has words. */
const hasText = (row: Row): boolean =>
  row['plaintext'] === undefined || textIn(row, 'plaintext').trim() !== '';

/** Streams the texts of a Ghost export. */
export async function* readGhost(part: ExportPart): AsyncGenerator<ExportEntry> {
  const index = await readIndex(part);
  let number = 0;
  for await (const { row } of readJsonRows(part, ['posts'])) {
    number += 1;
    yield read(row, `${part.name}, ${number}`, index);
  }
}

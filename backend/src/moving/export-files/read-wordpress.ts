import { MAX_TITLE_LENGTH, oneLine, SILENT_TYPES } from './export-rules.js';
import type { ExportedState, ExportedText, ExportEntry, ExportPart } from './exported-text.js';
import { type Attachment, type AttachmentIndex, withGalleries } from './wordpress-galleries.js';
import { readWxr, type WxrItem } from './wxr-parser.js';

/** Pictures and the site's address, which may come after the texts that need them, or in another file. */
interface SiteIndex extends AttachmentIndex {
  site: string;
}

const PICTURE = /\.(?:avif|bmp|gif|heic|jpe?g|png|tiff?|webp)$/i;

const STATES: Readonly<Record<string, ExportedState>> = {
  publish: 'published',
  future: 'scheduled',
  draft: 'draft',
  pending: 'draft',
  private: 'draft',
};

const textOf = ({ fields }: WxrItem, name: string): string =>
  fields.find((field) => field.name === name)?.text.trim() ?? '';

const metaOf = ({ fields }: WxrItem, ...keys: string[]): string =>
  keys
    .map((key) =>
      fields.find(({ name, attributes }) => name === 'meta' && attributes['key'] === key)?.text.trim(),
    )
    .find(Boolean) ?? '';

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

/** First pass. */
async function readIndex(parts: readonly ExportPart[]): Promise<SiteIndex> {
  const attachments = new Map<string, Attachment>();
  const children: { id: string; parent: string; order: number }[] = [];
  let site = '';
  for (const part of parts)
    for await (const event of readWxr(part)) {
      if ('site' in event) site ||= hostOf(event.site);
      if (!('item' in event) || textOf(event.item, 'wp:post_type') !== 'attachment') continue;
      const src = textOf(event.item, 'wp:attachment_url') || textOf(event.item, 'guid');
      const alt = oneLine(metaOf(event.item, '_wp_attachment_image_alt'), MAX_TITLE_LENGTH);
      const caption = oneLine(textOf(event.item, 'excerpt:encoded'), MAX_TITLE_LENGTH);
      if (!URL.canParse(src)) continue;
      const id = textOf(event.item, 'wp:post_id');
      attachments.set(id, { src, alt, caption });
      const parent = textOf(event.item, 'wp:post_parent');
      const order = Number(textOf(event.item, 'wp:menu_order')) || 0;
      if (PICTURE.test(new URL(src).pathname)) children.push({ id, parent, order });
    }
  const attached = new Map<string, string[]>();
  children.sort((one, other) => one.order - other.order || Number(one.id) - Number(other.id));
  for (const { id, parent } of children) {
    const known = attached.get(parent);
    if (known) known.push(id);
    else attached.set(parent, [id]);
  }
  return { site, attachments, attached };
}

/** `2019-03-04 10:00:00`, of UTC; drafts have zeros. */
function momentOf(item: WxrItem): Date | null {
  const utc = textOf(item, 'wp:post_date_gmt');
  const candidates = [utc && `${utc.replace(' ', 'T')}Z`, textOf(item, 'pubDate')];
  const ms = candidates
    .filter((text) => text && !/^0000|^-|-0001/.test(text))
    .map((text) => Date.parse(text))
    .find((each) => !Number.isNaN(each) && each > 0);
  return ms === undefined ? null : new Date(ms);
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Path and query of the text's address. The short form with its number always works in WordPress. */
function addressesOf(item: WxrItem, kind: ExportedText['kind']): string[] {
  const id = textOf(item, 'wp:post_id');
  const link = textOf(item, 'link');
  const { pathname = '/', search = '' } = URL.canParse(link) ? new URL(link) : {};
  const short = kind === 'page' ? `/?page_id=${id}` : `/?p=${id}`;
  return [...new Set([`${pathname}${search}`, short])].filter((address) => address !== '/');
}

function categoriesOf({ fields }: WxrItem, domain: string): string[] {
  const names = fields
    .filter(({ name, attributes }) => name === 'category' && attributes['domain'] === domain)
    .map(({ text }) => oneLine(text, MAX_TITLE_LENGTH));
  return [...new Set(names)].filter(Boolean);
}

function read(item: WxrItem, place: string, index: SiteIndex): ExportEntry | undefined {
  const { site, attachments } = index;
  const type = textOf(item, 'wp:post_type') || 'post';
  if (SILENT_TYPES.has(type)) return undefined;
  const title = oneLine(textOf(item, 'title'), MAX_TITLE_LENGTH);
  const fault = (code: string, params: Record<string, string>) => ({ place, fault: { code, params } });
  if (type !== 'post' && type !== 'page') return fault('OTHER_TYPE', { type: oneLine(type, 40), title });
  const status = textOf(item, 'wp:status') || 'publish';
  const state = STATES[status];
  if (!state) return fault('IN_OTHER_BIN', { title });
  const id = textOf(item, 'wp:post_id');
  if (!/^\d{1,19}$/.test(id)) return fault('NO_ID', { title });
  const kind = type === 'page' ? 'page' : 'article';
  const parent = textOf(item, 'wp:post_parent');
  const thumbnail = attachments.get(metaOf(item, '_thumbnail_id'));
  const hasPassword = textOf(item, 'wp:post_password') !== '';
  return {
    kind,
    source: 'wordpress',
    sourceId: `wordpress:${site}:${id}`,
    place,
    title,
    slug: decoded(textOf(item, 'wp:post_name')) || null,
    html: withGalleries(textOf(item, 'content:encoded'), id, index),
    excerpt: oneLine(textOf(item, 'excerpt:encoded')),
    // Visitors could read a text that has a password there.
    state: hasPassword ? 'draft' : state,
    publishedAt: momentOf(item),
    tags: categoriesOf(item, 'post_tag'),
    categories: categoriesOf(item, 'category'),
    picture: thumbnail ? { src: thumbnail.src, alt: thumbnail.alt } : null,
    oldAddresses: state === 'draft' ? [] : addressesOf(item, kind),
    searchTitle: oneLine(metaOf(item, '_yoast_wpseo_title', 'rank_math_title', '_aioseo_title')),
    searchDescription: oneLine(
      metaOf(item, '_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description'),
    ),
    parentId: kind === 'page' && /^[1-9]\d*$/.test(parent) ? `wordpress:${site}:${parent}` : null,
  };
}

/** Streams the texts of WordPress exports (WXR) of one site. */
export async function* readWordpress(parts: readonly ExportPart[]): AsyncGenerator<ExportEntry> {
  const index = await readIndex(parts);
  for (const part of parts)
    for await (const event of readWxr(part)) {
      if ('brokenLine' in event) {
        const line = event.brokenLine;
        yield { place: `${part.name}, ${line}`, fault: { code: 'BROKEN_FILE', params: { line } } };
      }
      const entry = 'item' in event ? read(event.item, `${part.name}, ${event.item.line}`, index) : undefined;
      if (entry) yield entry;
    }
}

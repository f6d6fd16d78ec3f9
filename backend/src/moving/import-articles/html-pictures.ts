import { schema } from '@lectern/rich-text';
import type { Node } from 'prosemirror-model';

/** Other sizes of the same picture, the best one first. */
interface PictureAddresses {
  src: string;
  fallbacks: string[];
}

/** A picture of a text that is not fetched yet. */
export interface HtmlPicture extends PictureAddresses {
  /** In its place in the text. */
  marker: string;
  alt: string;
}

/** `photo-300x200.jpg` of WordPress, and `size/w600` of Ghost. */
const SIZED_NAME = /-\d{2,5}x\d{2,5}(?=\.\w{2,5}$)/;
const SIZED_FOLDER = /\/size\/[wh]\d+(?:h\d+)?(?=\/)/;
/** Parameters that WordPress.com and image services resize by. */
const SIZED_QUERY = /(?:^|[?&])(?:w|h|width|height|resize|fit|size|quality|crop)=/;
/** Substack's image service; the encoded address of the original follows. */
const FETCH_SERVICE = '/image/fetch/';

/** Base of pictures that only the export can have. */
const UNKNOWN_SITE = 'https://old-site.invalid';

export const isOfUnknownSite = (address: string): boolean => address.startsWith(`${UNKNOWN_SITE}/`);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function originalOf(url: URL): string {
  const fetched = url.pathname.includes(FETCH_SERVICE) ? url.pathname.lastIndexOf('/http') : -1;
  if (fetched !== -1) return decoded(url.pathname.slice(fetched + 1));
  const original = new URL(url);
  original.pathname = url.pathname.replace(SIZED_NAME, '').replace(SIZED_FOLDER, '');
  if (SIZED_QUERY.test(url.search)) original.search = '';
  return original.href;
}

/**
 * Addresses of a picture: its original first, then the size that the text shows.
 * @param site origin of the old site, for addresses without one
 * @returns undefined for an address that no picture can have
 */
export function pictureAddresses(address: string, site: string): PictureAddresses | undefined {
  const base = site || UNKNOWN_SITE;
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const src = originalOf(url);
  return { src, fallbacks: src === url.href ? [] : [url.href] };
}

/** Address in a text, for the picture at a position. */
export const markerOf = (position: number): string => `/import/${position}`;

/**
 * Puts pictures of the library in the place of markers.
 * @param addressOf of a marker; a picture without one is left out
 */
export function withPictures(doc: Node, addressOf: (marker: string) => string | undefined): Node {
  const { nodes } = schema;
  const replaced: Node[] = [];
  doc.forEach((node) => {
    if (node.type !== nodes.picture) {
      replaced.push(node.isLeaf ? node : withPictures(node, addressOf));
      return;
    }
    const src = addressOf(String(node.attrs['src']));
    // Writing leaves out empty paragraphs.
    replaced.push(src ? nodes.picture.create({ ...node.attrs, src }) : nodes.paragraph.create());
  });
  return doc.type.create(doc.attrs, replaced, doc.marks);
}

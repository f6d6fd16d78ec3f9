import { MAX_GALLERY_PICTURES } from './export-rules.js';

export interface Attachment {
  src: string;
  alt: string;
  /** HTML. */
  caption: string;
}

/** Pictures that the export has, by the number of their entry. */
export interface AttachmentIndex {
  attachments: ReadonlyMap<string, Attachment>;
  /** Numbers of the pictures that belong to a text, by its number, in order. */
  attached: ReadonlyMap<string, readonly string[]>;
}

const START = '[gallery';
const MAX_ARGUMENTS_LENGTH = 10_000;

const isEndOfName = (character: string | undefined): boolean => character === ']' || character === ' ';

/** `ids="1,2"` */
const LISTS = {
  ids: /\sids=["'“”]?([\d, ]{1,9000})/,
  include: /\sinclude=["'“”]?([\d, ]{1,9000})/,
  exclude: /\sexclude=["'“”]?([\d, ]{1,9000})/,
};

const numbersIn = (shortcode: string, list: RegExp): string[] | undefined =>
  list
    .exec(shortcode)?.[1]
    ?.split(',')
    .map((number) => number.trim());

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const figureOf = ({ src, alt, caption }: Attachment): string =>
  `<figure><img src="${escaped(src)}" alt="${escaped(alt)}">${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;

/**
 * Puts the pictures of WordPress's galleries in the place of their shortcodes. A gallery without pictures in the export
 * stays as it is, and so does one beyond the limit.
 * @param id number of the text: a gallery without numbers shows the pictures that belong to it
 */
export function withGalleries(html: string, id: string, { attachments, attached }: AttachmentIndex): string {
  const [start = '', ...rest] = html.split(START);
  let text = start;
  let room = MAX_GALLERY_PICTURES;
  for (const part of rest) {
    const end = part.indexOf(']');
    const isGallery = isEndOfName(part[0]) && end !== -1 && end <= MAX_ARGUMENTS_LENGTH;
    const shortcode = isGallery ? part.slice(0, end) : '';
    const excluded = numbersIn(shortcode, LISTS.exclude) ?? [];
    const numbers =
      numbersIn(shortcode, LISTS.ids) ?? numbersIn(shortcode, LISTS.include) ?? attached.get(id) ?? [];
    const pictures = isGallery
      ? numbers
          .filter((number) => !excluded.includes(number))
          .slice(0, MAX_GALLERY_PICTURES)
          .flatMap((number) => attachments.get(number) ?? [])
      : [];
    const fits = pictures.length > 0 && pictures.length <= room;
    if (fits) room -= pictures.length;
    text += fits ? `\n\n${pictures.map(figureOf).join('\n\n')}\n\n${part.slice(end + 1)}` : `${START}${part}`;
  }
  return text;
}

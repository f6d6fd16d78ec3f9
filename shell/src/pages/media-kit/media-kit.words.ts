import {
  bookById,
  books,
  detailsOf,
  type Edition,
  hasMediaKit,
  mediaKit,
  pages,
  type PageWords,
  type PathLink,
  type PressPicture,
  site,
} from '@lectern/catalogue';

import { type PageContent, pageFileContent } from '../../site-map/page-content.js';

const path = '/media-kit';

export interface KitPicture extends PressPicture {
  label: string;
  /** Of the saved file: `Fear Not (cover).jpg`. */
  fileName: string;
  thumb: { src: string; width: number; height: number };
}

export interface KitBook {
  title: string;
  path: string;
  year: string | null;
  isbns: { label: string; isbn: string }[];
}

export interface MediaKitWords extends Omit<PageWords<'media-kit'>, 'biographies'> {
  biographies: { id: 'line' | 'short' | 'long'; paragraphs: string[] }[];
  pictures: KitPicture[];
  name: string;
  location: string | null;
  books: KitBook[];
  email: string;
  phone: { phone: string; phoneLink: string } | null;
}

export const mediaKitLink = (): PathLink | null =>
  hasMediaKit() ? { label: pages['media-kit'].words.linkLabel, path } : null;

export function mediaKitContent(): PageContent<MediaKitWords> {
  const { words, ...rest } = pageFileContent('media-kit');
  const { name, location = null } = site.author;
  const { email, ...phone } = site.contact;
  return {
    ...rest,
    words: {
      ...words,
      biographies: biographies(words.biographies),
      pictures: [...portrait(words), ...covers(words)],
      name,
      location,
      books: books.map(kitBook),
      email: words.contact.email ?? email,
      phone: phone.phone === null ? null : phone,
    },
  };
}

function biographies(own: PageWords<'media-kit'>['biographies']): MediaKitWords['biographies'] {
  const { name, role, shortBio, bio } = site.author;
  const line = own.line ?? (role === undefined ? undefined : `${name}: ${role}`);
  const short = own.short ?? shortBio;
  const all = [
    { id: 'line' as const, paragraphs: line === undefined ? [] : [line] },
    { id: 'short' as const, paragraphs: short === undefined ? [] : [short] },
    { id: 'long' as const, paragraphs: own.long ?? bio },
  ];
  return all.filter(({ paragraphs }) => paragraphs.length > 0);
}

function portrait({ portraitLabel }: PageWords<'media-kit'>): KitPicture[] {
  if (mediaKit.portrait === null) return [];
  const { name, portrait: shown } = site.author;
  const { src, width, height } = shown;
  return [
    {
      ...mediaKit.portrait,
      label: portraitLabel,
      fileName: `${name}.jpg`,
      thumb: { src, width, height },
    },
  ];
}

function covers({ coverLabel }: PageWords<'media-kit'>): KitPicture[] {
  return mediaKit.covers.flatMap(({ bookId, ...picture }) => {
    const book = bookById(bookId);
    if (!book) return [];
    const label = coverLabel.replace('{title}', () => book.title);
    const thumb = { src: book.cover.thumbSrc, width: 320, height: 480 };
    return [{ ...picture, label, fileName: `${book.title}.jpg`, thumb }];
  });
}

function kitBook({ id, title, path: address }: (typeof books)[number]): KitBook {
  const { editions } = detailsOf(id);
  const isbns = editions.flatMap(({ label, isbn }: Edition) => (isbn === null ? [] : [{ label, isbn }]));
  const [first] = editions.flatMap(({ publishedOn }) => publishedOn ?? []).sort();
  return { title, path: address, year: first?.slice(0, 4) ?? null, isbns };
}

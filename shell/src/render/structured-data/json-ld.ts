import { type BookCard, decimalPrice, type Edition, site, type Video } from '@lectern/catalogue';

import * as m from '../../messages.en.js';
import type { SiteData } from '../../site-data.js';

export type JsonLd = Record<string, unknown>;

/** Breadcrumbs from the home page. @param steps after it; the last one is the page itself */
export function breadcrumbData(publicUrl: string, steps: readonly { name: string; path: string }[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: m.breadcrumbs.home, path: '/' }, ...steps].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: publicUrl + path,
    })),
  };
}

type OfferAvailability = 'InStock' | 'PreOrder' | 'OutOfStock';

/** @param url where it is sold; undefined if there is no address yet */
export function offerNode(
  priceCents: number,
  url: string | null,
  availability: OfferAvailability = 'InStock',
): JsonLd {
  return {
    '@type': 'Offer',
    price: decimalPrice(priceCents),
    priceCurrency: site.currency,
    availability: `https://schema.org/${availability}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(url === null ? {} : { url }),
  };
}

/** https://schema.org/BookFormatType */
export const bookFormats: Readonly<Record<Edition['format'], string | undefined>> = {
  ebook: 'https://schema.org/EBook',
  paperback: 'https://schema.org/Paperback',
  hardcover: 'https://schema.org/Hardcover',
  'print-on-demand': 'https://schema.org/Hardcover',
  audiobook: 'https://schema.org/AudiobookFormat',
};

/** Known facts of an edition; JSON leaves out the rest. */
export const editionNode = ({ format, label, isbn, pages }: Edition): JsonLd => ({
  bookEdition: label,
  bookFormat: bookFormats[format],
  isbn: isbn?.replaceAll('-', ''),
  numberOfPages: pages ?? undefined,
});

/** Of the series that a book belongs to. */
export const seriesNode = ({ series }: BookCard): JsonLd =>
  series
    ? {
        isPartOf: { '@type': 'BookSeries', name: series.name },
        ...(series.number === null ? {} : { position: series.number }),
      }
    : {};

export function authorNode({ publicUrl }: SiteData): JsonLd {
  const { author, contact } = site;
  return {
    '@type': 'Person',
    '@id': `${publicUrl}/#author`,
    name: author.name,
    jobTitle: author.role,
    description: author.shortBio,
    image: publicUrl + author.portrait.src,
    email: contact.email,
    url: `${publicUrl}/`,
  };
}

export function authorData(data: SiteData): JsonLd[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: site.name,
      description: site.tagline,
      inLanguage: site.language,
      url: `${data.publicUrl}/`,
      author: authorNode(data),
    },
  ];
}

export function videoNode(video: Video, publicUrl: string): JsonLd {
  const { title, description, videoUrl, link, thumbnailUrl, publishedOn, durationSeconds, transcript } =
    video;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    description,
    ...(link === null ? { contentUrl: publicUrl + videoUrl } : { url: link }),
    thumbnailUrl: publicUrl + thumbnailUrl,
    // With a time, since search engines reject a bare date.
    uploadDate: `${publishedOn}T00:00:00Z`,
    duration: `PT${Math.floor(durationSeconds / 60)}M${Math.round(durationSeconds % 60)}S`,
    ...(transcript.length > 0 && { transcript: transcript.join(' ') }),
    inLanguage: site.language,
  };
}

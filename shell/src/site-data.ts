import type { PublicProduct } from '@lectern/api-client';
import type { Blog, OwnPage } from '@lectern/catalogue';
import { createContext, useContext } from 'react';
import type { FrameWords } from './layout/frame.words.js';

/** Ratings of a book: all are counted, the newest are shown. */
export interface BookReviews {
  count: number;
  rating: number;
  shown: readonly { name: string; rating: 1 | 2 | 3 | 4 | 5; text: string; reply?: string }[];
}

/** Facts from the database and the settings, for all pages. */
export interface SiteData {
  products: PublicProduct[];
  /** Ids of the shop's other products: off sale, announced, archived, or without files. */
  offSaleIds: readonly string[];
  /** By product; without an entry if there are no reviews. */
  reviews: Readonly<Record<string, BookReviews>>;
  /** By product: other products its readers bought, if enough of them did. */
  alsoBought: Readonly<Record<string, readonly string[]>>;
  /** Titles of books with a published recording by the author; missing if there are none. */
  recordedTitles?: readonly string[];
  /** True while the payment stand-in is in use. */
  sandbox: boolean;
  /** Whether clicks on links of broadcasts are counted. */
  countsClicks: boolean;
  /** Google tag id, `G-…`; null if analytics are off. */
  measurementId: string | null;
  /** In the author's time zone, `YYYY-MM-DD`. */
  today: string;
  /** The author's time zone, an IANA name: `America/New_York`. */
  timeZone: string;
  blog: Blog;
  ownPages: readonly OwnPage[];
  /** Origin of the site, without a trailing slash. */
  publicUrl: string;
}

/** Context for all parts of a page during rendering; islands do not have it. */
export interface SiteContextValue {
  data: SiteData;
  frame: FrameWords;
  /** Path of the page: `/books`. */
  path: string;
  /** Query without its question mark: `category=legal`, or empty. */
  search: string;
}

export const SiteContext = createContext<SiteContextValue | null>(null);

export function useSite(): SiteContextValue {
  const site = useContext(SiteContext);
  if (!site) throw new Error('This part stands in an island: give it what it needs as properties.');
  return site;
}

export const useSiteData = (): SiteData => useSite().data;
export const useFrameWords = (): FrameWords => useSite().frame;
/** BCP 47, for dates and numbers. */
export const useLocale = (): string => useFrameWords().money.locale;

export interface PlannedBook {
  isComing: boolean;
  comingProductId: string | null;
}

/** Whether the book is still a pre-order: the shop may have released it since the content was written. */
export function isPreOrder(data: SiteData, { isComing, comingProductId }: PlannedBook): boolean {
  return isComing && !productById(data, comingProductId);
}

/** Product by id, the only source of its price. */
export function productById(data: SiteData, id: string | null): PublicProduct | undefined {
  return data.products.find((product) => product.id === id);
}

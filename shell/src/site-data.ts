import type { PublicProduct } from '@lectern/api-client';
import { createContext, useContext } from 'react';
import type { FrameWords } from './layout/frame.words.js';

/** What buyers have said of a book, all of it counted and the newest shown. */
export interface BookReviews {
  count: number;
  rating: number;
  shown: readonly { name: string; rating: 1 | 2 | 3 | 4 | 5; text: string }[];
}

/** What the pages know that content/ does not: the shop's own record, and where the site stands. */
export interface SiteData {
  products: PublicProduct[];
  /** By product; nothing for one of which no buyer has spoken. */
  reviews: Readonly<Record<string, BookReviews>>;
  /** By product: what its readers bought, too, where enough of them did. */
  alsoBought: Readonly<Record<string, readonly string[]>>;
  /** True while a stand-in takes the cards. */
  sandbox: boolean;
  /** Of the third-party tag, `G-…`; null where nobody is counted. */
  measurementId: string | null;
  /** By the author's clock, `YYYY-MM-DD`. */
  today: string;
  /** The author's time zone, an IANA name: `America/New_York`. */
  timeZone: string;
  /** Origin of the site, without a slash at its end. */
  publicUrl: string;
}

/** What all parts of a page may know while it is drawn; islands, which are drawn by themselves, know none of it. */
export interface SiteContextValue {
  data: SiteData;
  frame: FrameWords;
  /** Of the page that is drawn: `/books`. */
  path: string;
  /** The query it is drawn for, without its question mark: `category=legal`, or nothing. */
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

/** A book that content/ calls to come, and the product that its release puts on sale, where one is planned. */
export interface PlannedBook {
  isComing: boolean;
  comingProductId: string | null;
}

/** Whether it is not out: the shop may have released it since the content was written. */
export function isStillComing(data: SiteData, { isComing, comingProductId }: PlannedBook): boolean {
  return isComing && !productById(data, comingProductId);
}

/** The shop's record of a product: the one source of its price. */
export function productById(data: SiteData, id: string | null): PublicProduct | undefined {
  return data.products.find((product) => product.id === id);
}

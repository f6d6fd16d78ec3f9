import type { ChartName } from '@lectern/api-client/admin';
import { statistics as m } from '../messages.js';

export interface ChartPlan {
  name: Exclude<ChartName, 'conversion'>;
  title: string;
  /** Names of the drawn measures, one or two. */
  drawn: readonly [string, string?];
  /**
   * Whether the second is stacked on the first because both are parts of one sum; otherwise side by side.
   */
  isStacked?: boolean;
  /** Title of the breakdown: `By book`; without it there is none. */
  partsTitle?: string;
  /** Explains how the first value comes about. */
  empty: string;
  /** Note on how to read it. */
  note?: string;
}

/** Charts in the order of the page. */
export const charts: readonly ChartPlan[] = [
  {
    name: 'sales',
    title: m.sales,
    drawn: ['netCents', 'refundedCents'],
    isStacked: true,
    partsTitle: m.byBook,
    empty: m.nothingWasSoldThese,
    note: m.eachOrderCountsOn,
  },
  {
    name: 'visits',
    title: m.pagesShown,
    drawn: ['views'],
    partsTitle: m.byPage,
    empty: m.noPageWasShown,
    note: m.countedWithoutCookiesVisitors,
  },
  {
    name: 'subscribers',
    title: m.newsletter,
    drawn: ['gained', 'lost'],
    empty: m.nobodyJoinedOrLeft,
  },
  {
    name: 'samples',
    title: m.freeDownloads,
    drawn: ['taken'],
    partsTitle: m.byDownload,
    empty: m.nothingWasAskedFor,
  },
  {
    name: 'files',
    title: m.booksFetched,
    drawn: ['files'],
    partsTitle: m.byBook,
    empty: m.noBuyerFetchedFile,
  },
  {
    name: 'previews',
    title: m.audioPreviews,
    drawn: ['plays', 'downloads'],
    partsTitle: m.byBook,
    empty: m.nobodyListenedTheseDays,
  },
];

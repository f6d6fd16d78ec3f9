import type { ChartName } from '@lectern/api-client/admin';
import { statistics as m } from '../messages.js';

export interface ChartPlan {
  name: Exclude<ChartName, 'conversion'>;
  title: string;
  /** The measures that are drawn, by name: one, or two. */
  drawn: readonly [string, string?];
  /** Whether the second stands on the first, since both are parts of one sum; beside it otherwise. */
  isStacked?: boolean;
  /** What the parts are: `By book`; none are shown where there is one only. */
  partsTitle?: string;
  /** How the first of them comes about: an empty chart teaches. */
  empty: string;
  /** What has to be known to read it aright. */
  note?: string;
}

/** The charts of the page, in their order. */
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

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
  parts?: (typeof m.parts)[keyof typeof m.parts];
  empty: string;
  note?: string;
}

export const charts: readonly ChartPlan[] = [
  {
    name: 'sales',
    ...m.sales,
    drawn: ['netCents', 'refundedCents'],
    isStacked: true,
    parts: m.parts.book,
  },
  {
    name: 'visits',
    ...m.visits,
    drawn: ['views'],
    parts: m.parts.page,
  },
  {
    name: 'subscribers',
    ...m.subscribers,
    drawn: ['gained', 'lost'],
  },
  {
    name: 'samples',
    ...m.samples,
    drawn: ['taken'],
    parts: m.parts.download,
  },
  {
    name: 'files',
    ...m.files,
    drawn: ['files'],
    parts: m.parts.book,
  },
  {
    name: 'previews',
    ...m.previews,
    drawn: ['plays', 'downloads'],
    parts: m.parts.book,
  },
];

import type { ChartName } from '@lectern/api-client/admin';
import { statistics as m } from '../messages.js';
import type { PartName } from '../shop.js';

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
  /** Part of the site that it belongs to. */
  part?: PartName;
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
    part: 'newsletter',
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
    part: 'audio-previews',
    ...m.previews,
    drawn: ['plays', 'downloads'],
    parts: m.parts.book,
  },
];

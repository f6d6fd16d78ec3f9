import { bookById } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { type ChartSource, CountBuffer } from '../../owner-tools/index.js';
import { PREVIEW_COUNTS, PREVIEWS_OF_DAY } from './preview-statistics.queries.js';

interface Listening {
  bookId: string;
  /** Sec-Fetch-Dest (Fetch Metadata §2.1): a player requests `audio`; a download does not. */
  destination: string | undefined;
  range: string | undefined;
  referer: string | undefined;
}

/** Safari first requests two bytes, to check for range support. */
const FROM_START = /^bytes=0-(?!1$)/;

const isInDashboard = (referer: string) =>
  URL.canParse(referer) && /^\/admin(\/|$)/.test(new URL(referer).pathname);

const PREVIEWS: ChartSource = {
  sql: PREVIEWS_OF_DAY,
  measures: [
    { name: 'plays', label: 'Played', unit: 'count' },
    { name: 'downloads', label: 'Downloaded', unit: 'count' },
    { name: 'made', label: 'Made', unit: 'count' },
  ],
  partLabel: 'Book',
  labelOf: (id) => bookById(id)?.title,
  coverOf: (id) => bookById(id)?.cover.thumbSrc ?? null,
};

@Injectable()
export class PreviewStatistics {
  constructor(private readonly counts: CountBuffer) {}

  countPlay({ bookId, destination, range, referer }: Listening): void {
    const isStart = range === undefined || FROM_START.test(range);
    if (destination !== 'audio' || !isStart || isInDashboard(referer ?? '')) return;
    this.counts.count(PREVIEW_COUNTS.play, bookId);
  }

  source(): ChartSource {
    return PREVIEWS;
  }
}

import { bookById } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { type ChartSource, ofDay, ON_DAY, CountBuffer } from '../../owner-tools/index.js';

/** Counter names; the subjects are books. */
export const PREVIEW_COUNTS = { play: 'preview-play', download: 'preview-download' } as const;

/** Request headers for a recording. */
interface Listening {
  bookId: string;
  /** Sec-Fetch-Dest (Fetch Metadata §2.1): a player requests `audio`; a download does not. */
  destination: string | undefined;
  range: string | undefined;
  /** Page with the player. */
  referer: string | undefined;
}

/** Safari first requests two bytes, to check for range support. */
const FROM_THE_BEGINNING = /^bytes=0-(?!1$)/;

const isInDashboard = (referer: string) =>
  URL.canParse(referer) && /^\/admin(\/|$)/.test(new URL(referer).pathname);

const { play, download } = PREVIEW_COUNTS;

const PREVIEWS: ChartSource = {
  sql: `SELECT subject AS part, CASE WHEN figure = '${play}' THEN count ELSE 0 END AS plays,
      CASE WHEN figure = '${download}' THEN count ELSE 0 END AS downloads, 0 AS made
    FROM daily_counts WHERE figure IN ('${play}', '${download}') AND ${ON_DAY}
    UNION ALL
    SELECT m.book_id, 0, 0, 1
    FROM audio_previews p JOIN preview_makings m ON m.id::text = p.id WHERE ${ofDay('p.generated_at')}`,
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
  constructor(private readonly tally: CountBuffer) {}

  /** Counts a play once, at a player's first request, and not in the dashboard. */
  countPlay({ bookId, destination, range, referer }: Listening): void {
    const isBeginning = range === undefined || FROM_THE_BEGINNING.test(range);
    if (destination !== 'audio' || !isBeginning || isInDashboard(referer ?? '')) return;
    this.tally.count(PREVIEW_COUNTS.play, bookId);
  }

  /** Chart source for plays and downloads. */
  source(): ChartSource {
    return PREVIEWS;
  }
}

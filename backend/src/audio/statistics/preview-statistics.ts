import { bookById } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { type ChartSource, ofDay, ON_DAY, CountBuffer } from '../../owner-tools/index.js';

/** What previews are counted under; the subjects are books. */
export const PREVIEW_COUNTS = { play: 'preview-play', download: 'preview-download' } as const;

/** What a browser says of a request for a recording. */
interface Listening {
  bookId: string;
  /** Sec-Fetch-Dest (Fetch Metadata §2.1): a player asks for `audio`; a file that is taken home is none. */
  destination: string | undefined;
  range: string | undefined;
  /** The page that it is listened to on. */
  referer: string | undefined;
}

/** Safari asks for the first two bytes, to see whether it may ask for parts. */
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

/** How often books are listened to. */
@Injectable()
export class PreviewStatistics {
  constructor(private readonly tally: CountBuffer) {}

  /** Counts that a visitor begins to listen: once for a player that reads on from there, and not in the dashboard. */
  countPlay({ bookId, destination, range, referer }: Listening): void {
    const isBeginning = range === undefined || FROM_THE_BEGINNING.test(range);
    if (destination !== 'audio' || !isBeginning || isInDashboard(referer ?? '')) return;
    this.tally.count(PREVIEW_COUNTS.play, bookId);
  }

  /** From where it is counted how often books are listened to. */
  source(): ChartSource {
    return PREVIEWS;
  }
}

import { ofDay, ON_DAY } from '../../owner-tools/index.js';

/** Counter names; the subjects are books. */
export const PREVIEW_COUNTS = { play: 'preview-play', download: 'preview-download' } as const;

const { play, download } = PREVIEW_COUNTS;

/** SQL of a chart source: plays, downloads and new previews of a day by book. */
export const PREVIEWS_OF_DAY = `SELECT subject AS part, CASE WHEN figure = '${play}' THEN count ELSE 0 END AS plays,
    CASE WHEN figure = '${download}' THEN count ELSE 0 END AS downloads, 0 AS made
  FROM daily_counts WHERE figure IN ('${play}', '${download}') AND ${ON_DAY}
  UNION ALL
  SELECT m.book_id, 0, 0, 1
  FROM audio_previews p JOIN preview_makings m ON m.id::text = p.id WHERE ${ofDay('p.generated_at')}`;

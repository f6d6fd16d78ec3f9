import { books } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { type FigureSource, ofDay, ON_DAY } from '../../owner-tools/index.js';
import { PREVIEW_FIGURES } from './preview-figures.js';

const { play, download } = PREVIEW_FIGURES;

const PREVIEWS: FigureSource = {
  sql: `SELECT subject AS part, CASE WHEN figure = '${play}' THEN count ELSE 0 END AS plays,
      CASE WHEN figure = '${download}' THEN count ELSE 0 END AS downloads, 0 AS made
    FROM daily_counts WHERE figure IN ('${play}', '${download}') AND ${ON_DAY}
    UNION ALL
    SELECT m.book_id, 0, 0, 1
    FROM audio_previews p JOIN preview_makings m ON m.id::text = p.id WHERE ${ofDay('p.generated_at')}`,
  measures: [
    { name: 'plays', label: 'Played', unit: 'count' },
    { name: 'downloads', label: 'Taken home', unit: 'count' },
    { name: 'made', label: 'Made', unit: 'count' },
  ],
  partLabel: 'Book',
  labelOf: (id) => books.find((book) => book.id === id)?.title,
};

/** From where it is counted how often books are listened to. */
@Injectable()
export class FindPreviewChart {
  execute(): FigureSource {
    return PREVIEWS;
  }
}

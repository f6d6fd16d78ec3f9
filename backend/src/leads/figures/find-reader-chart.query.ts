import { downloads } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { dayOf, type FigureSource, within } from '../../platform/figures/figure-source.js';

const KIT = 'starter-kit';

/** A reader who left and came back has come on the later day alone: the list keeps one row of her. */
const SUBSCRIBERS: FigureSource = {
  sql: `SELECT ${dayOf('confirmed_at')} AS at, 'newsletter' AS part, 1 AS gained, 0 AS lost
    FROM newsletter_subscriptions WHERE confirmed_at IS NOT NULL AND ${within('confirmed_at')}
    UNION ALL
    SELECT ${dayOf('ended_at')}, 'newsletter', 0, 1
    FROM newsletter_subscriptions
    WHERE ended_at IS NOT NULL AND confirmed_at IS NOT NULL AND ${within('ended_at')}`,
  measures: [
    { name: 'gained', label: 'Joined', unit: 'count' },
    { name: 'lost', label: 'Left', unit: 'count' },
  ],
  partLabel: 'List',
  labelOf: () => 'Newsletter',
};

const SAMPLES: FigureSource = {
  sql: `SELECT ${dayOf('downloaded_at')} AS at, file_name AS part, 1 AS taken
    FROM downloads WHERE ${within('downloaded_at')}
    UNION ALL
    SELECT ${dayOf('created_at')}, '${KIT}', 1 FROM kit_requests WHERE ${within('created_at')}`,
  measures: [{ name: 'taken', label: 'Free downloads', unit: 'count' }],
  partLabel: 'Download',
  labelOf: (part) => (part === KIT ? 'Starter kit' : downloads.cards.find(({ id }) => id === part)?.title),
};

/** From where the charts of readers are counted who have bought nothing yet. */
@Injectable()
export class FindReaderChart {
  execute(name: 'subscribers' | 'samples'): FigureSource {
    return name === 'subscribers' ? SUBSCRIBERS : SAMPLES;
  }
}

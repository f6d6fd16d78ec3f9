import { downloads } from '@lectern/catalogue';

import { type ChartSource, ofDay } from '../../owner-tools/index.js';

const KIT = 'starter-kit';

/** A reader who left and came back has come on the later day alone: the list keeps one row of them. */
export const SUBSCRIBERS: ChartSource = {
  sql: `SELECT 'newsletter' AS part, count(*) AS gained, 0 AS lost
    FROM newsletter_subscriptions WHERE confirmed_at IS NOT NULL AND ${ofDay('confirmed_at')} HAVING count(*) > 0
    UNION ALL
    SELECT 'newsletter', 0, count(*) FROM newsletter_subscriptions
    WHERE ended_at IS NOT NULL AND confirmed_at IS NOT NULL AND ${ofDay('ended_at')} HAVING count(*) > 0`,
  measures: [
    { name: 'gained', label: 'Joined', unit: 'count' },
    { name: 'lost', label: 'Left', unit: 'count' },
  ],
  partLabel: 'List',
  labelOf: () => 'Newsletter',
};

export const SAMPLES: ChartSource = {
  sql: `SELECT file_name AS part, count(*) AS taken
    FROM downloads WHERE ${ofDay('downloaded_at')} GROUP BY file_name
    UNION ALL
    SELECT '${KIT}', count(*) FROM kit_requests WHERE ${ofDay('created_at')} HAVING count(*) > 0`,
  measures: [{ name: 'taken', label: 'Free downloads', unit: 'count' }],
  partLabel: 'Download',
  labelOf: (part) => (part === KIT ? 'Starter kit' : downloads.cards.find(({ id }) => id === part)?.title),
};

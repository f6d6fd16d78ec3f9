import { downloads } from '@lectern/catalogue';

import type { ChartSource } from '../../owner-tools/index.js';
import { DOWNLOADS_OF_DAY, KIT_PART, SUBSCRIBERS_OF_DAY } from './reader-statistics.queries.js';

export const SUBSCRIBERS: ChartSource = {
  sql: SUBSCRIBERS_OF_DAY,
  measures: [
    { name: 'gained', label: 'Joined', unit: 'count' },
    { name: 'lost', label: 'Left', unit: 'count' },
  ],
  partLabel: 'List',
  labelOf: () => 'Newsletter',
};

export const SAMPLES: ChartSource = {
  sql: DOWNLOADS_OF_DAY,
  measures: [{ name: 'taken', label: 'Free downloads', unit: 'count' }],
  partLabel: 'Download',
  labelOf: (part) =>
    part === KIT_PART ? 'Starter kit' : downloads.cards.find(({ id }) => id === part)?.title,
};

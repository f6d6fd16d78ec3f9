import { countedDaily, type FigureSource } from '../statistics/figure-source.js';
import { PAGE_VIEWS } from './count-page-view.use-case.js';

/** Pages that were shown, by their paths. */
export const visitFigures: FigureSource = {
  sql: countedDaily(PAGE_VIEWS, 'views'),
  measures: [{ name: 'views', label: 'Pages shown', unit: 'count' }],
  partLabel: 'Page',
  partLimit: 25,
};

export { REPORT_LIMIT, REPORTS_PATH } from './bounces/report-bodies.js';
export { EmailLog } from './email-log/email-log.js';
export {
  PersonRecords,
  type ErasedRecord,
  type PersonEvent,
  type PersonRecord,
} from './privacy/person-records.js';
export type { ErasedPersonDto, PersonDto } from './privacy/person.dto.js';
export { SiteSettings } from './settings/site-settings.js';
export { DailyCounts } from './statistics/daily-counts.js';
export { FigureDesk } from './statistics/statistics.js';
export { FigureRangeDto } from './statistics/figure-range.dto.js';
export { ON_DAY, countedDaily, ofDay, type FigureSource } from './statistics/figure-source.js';
export { FiguresDto } from './statistics/figures.dto.js';
export { Tally } from './statistics/tally.js';

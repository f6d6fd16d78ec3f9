export { REPORTS_PATH, reportBodies } from './bounces/report-bodies.js';
export { ResendDelivery } from './email-log/resend-delivery.use-case.js';
export {
  PersonRecords,
  type ErasedRecord,
  type PersonEvent,
  type PersonRecord,
} from './privacy/person-records.js';
export type { ErasedPersonDto, PersonDto } from './privacy/person.dto.js';
export { ReadSiteDesk } from './settings/read-site-desk.query.js';
export { DailyCounts } from './statistics/daily-counts.js';
export { FigureDesk } from './statistics/figure-desk.js';
export { FigureRangeDto } from './statistics/figure-range.dto.js';
export { ON_DAY, countedDaily, ofDay, type FigureSource } from './statistics/figure-source.js';
export { FiguresDto } from './statistics/figures.dto.js';
export { Tally } from './statistics/tally.js';

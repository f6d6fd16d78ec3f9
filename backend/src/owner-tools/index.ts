export { Backup } from './backups/backup.entity.js';
export { Backups } from './backups/backups.js';
export { restoreBackup } from './backups/archive/restore-backup.js';
export { findRestoreSource } from './backups/archive/restore-source.js';
export { REPORT_LIMIT, REPORTS_PATH } from './bounces/report-rules.js';
export { EmailLog } from './email-log/email-log.js';
export type { ErasedPersonDto, PersonDto } from './privacy/privacy.dto.js';
export {
  SubjectDataSources,
  type ErasedSubjectData,
  type SubjectEvent,
  type SubjectData,
} from './privacy/subject-data.js';
export { ownerEmails } from './sample-emails.js';
export { SiteSettings } from './settings/site-settings.js';
export { CountBuffer } from './statistics/daily-counts.js';
export { defineDaySums, type DaySumsSource } from './statistics/day-sums-declaration.js';
export { DaySums } from './statistics/day-sums.js';
export { sumDaysOf } from './statistics/day-sums.queries.js';
export { StatisticsRangeDto, StatisticsDto } from './statistics/statistics.dto.js';
export { dayIn, type ChartSource } from './statistics/statistics-rules.js';
export { countedDaily, ofDay, ON_DAY } from './statistics/statistics.queries.js';
export { Statistics } from './statistics/statistics.js';

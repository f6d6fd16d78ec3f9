import { PREVIEW_COUNTS } from '../audio/statistics/preview-statistics.queries.js';
import { PREVIEW_STATUSES } from '../audio/previews/preview-rules.js';
import { FAILURE_CODES } from '../audio/speech/speech-failure.js';
import { BOOK_FILES, UNPAID_ORDERS } from '../commerce/statistics/shop-statistics-rules.js';
import { ORDER_STATUSES } from '../commerce/orders/order-rules.js';
import { REFUND_STATUSES } from '../commerce/refunds/refund-rules.js';
import { BROADCAST_STATUSES, RECIPIENT_STATUSES } from '../leads/broadcasts/broadcast-rules.js';
import { messageTopicIds } from '../leads/messages/message-rules.js';
import { THREAD_STATES } from '../leads/messages/thread-rules.js';
import { SPEAKING_STAGES } from '../leads/speaking/speaking-rules.js';
import { progressStatuses, resourceTypes } from '../legal/recommendations/progress-rules.js';
import { declaredJobs } from '../platform/jobs/job.js';
import { schedulesOf } from '../platform/jobs/schedule.js';
import { emailJobs } from '../platform/email/email-job.js';
import { PAGE_VIEWS } from '../owner-tools/visits/page-views.js';
import type { Configuration } from '../platform/config/configuration.js';

/** Valid values of columns with names, such as statuses and jobs. */
export const namesKnown = (
  configuration: Configuration,
): [table: string, column: string, names: readonly string[]][] => [
  ['outbox', 'job', [...declaredJobs().keys()]],
  ['mail_deliveries', 'letter', [...emailJobs().keys()]],
  ['schedules', 'name', schedulesOf(configuration).map(({ job }) => job.name)],
  ['daily_counts', 'figure', [PAGE_VIEWS, BOOK_FILES, UNPAID_ORDERS, ...Object.values(PREVIEW_COUNTS)]],
  ['orders', 'status', ORDER_STATUSES],
  ['refunds', 'status', REFUND_STATUSES],
  ['broadcasts', 'status', BROADCAST_STATUSES],
  ['broadcast_recipients', 'status', RECIPIENT_STATUSES],
  ['preview_makings', 'status', PREVIEW_STATUSES],
  ['preview_makings', 'failure_code', FAILURE_CODES],
  ['user_progress', 'status', progressStatuses],
  ['resource_recommendations', 'progress_status', progressStatuses],
  ['legal_resource_bookmarks', 'resource_type', resourceTypes],
  ['contact_threads', 'state', THREAD_STATES],
  ['contact_threads', 'topic', messageTopicIds()],
  ['speaking_requests', 'stage', SPEAKING_STAGES],
];

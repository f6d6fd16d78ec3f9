// API client of the dashboard, separate from the visitors' client to keep public pages small.
export { fetchWithDeadline, isTimeout, stallLimitMs, timeoutError, withDeadline } from '@lectern/widget-kit';
export { ApiError } from '../api-error.js';
export type { Problem } from '../api-error.js';
export { readError } from '../read-error.js';
export type { paths } from '../schema.generated.js';
export type * from './types.js';

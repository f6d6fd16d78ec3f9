// The dashboard's part of the client: kept apart from the visitors', so that no visitor downloads it.
export { fetchWithDeadline, isTimeout, stallLimitMs, timeoutError, withDeadline } from '@lectern/widget-kit';
export { ApiError } from '../api-error.js';
export type { Problem } from '../api-error.js';
export { readError } from '../read-error.js';
export type { paths } from '../schema.generated.js';
export type * from './types.js';

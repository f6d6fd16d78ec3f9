// The dashboard's calls: beside the visitors' and never among them, so that no visitor downloads them.
export { ApiError, failureText } from '../api-error.js';
export type { Problem } from '../api-error.js';
export { request } from '../request.js';
export { send } from './send.js';
export * from './account-calls.js';
export * from './audit-calls.js';
export * from './broadcast-calls.js';
export * from './figure-calls.js';
export * from './inbox-calls.js';
export * from './job-calls.js';
export * from './mail-calls.js';
export * from './message-calls.js';
export * from './people-calls.js';
export * from './preview-calls.js';
export * from './session-calls.js';
export * from './settings-calls.js';
export * from './team-calls.js';
export type * from './types.js';

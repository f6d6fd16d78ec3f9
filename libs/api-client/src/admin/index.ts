// The dashboard's calls: beside the visitors' and never among them, so that no visitor downloads them.
export { ApiError, failureText } from '../api-error.js';
export type { Problem } from '../api-error.js';
export { request } from '../request.js';
export * from './account-calls.js';
export * from './broadcast-calls.js';
export { call } from './call.js';
export * from './customer-calls.js';
export * from './email-calls.js';
export * from './inbox-calls.js';
export * from './order-calls.js';
export * from './preview-calls.js';
export * from './product-calls.js';
export * from './review-calls.js';
export * from './receipt-calls.js';
export * from './settings-calls.js';
export * from './statistics-calls.js';
export type * from './types.js';
export * from './upload-form.js';

export { ApiError, detailOf, failureText } from './api-error.js';
export type { Problem } from './api-error.js';
export { answerOf } from './request.js';
export {
  joinWaitlist,
  askForPurchases,
  askTotal,
  claimPurchase,
  fetchCheckoutSettings,
  listProducts,
  requestDownload,
  sendMessage,
  startPayment,
  subscribe,
} from './calls.js';
export type * from './types.js';

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
export type {
  JoinWaitlist,
  CheckoutSettings,
  PostalAddress,
  AskTotal,
  PublicProduct,
  Total,
  Purchase,
  PurchasedFile,
  RequestDownload,
  SendMessage,
  SpokenPreview,
  SpokenSentence,
  StartPayment,
  StoredPreview,
  Subscribed,
  WantedPreview,
} from './types.js';

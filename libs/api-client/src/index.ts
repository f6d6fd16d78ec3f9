export { ApiError } from './api-error.js';
export type { Problem } from './api-error.js';
export {
  claimPurchase,
  fetchCheckoutSettings,
  listProducts,
  requestDownload,
  sendMessage,
  startPayment,
  subscribe,
} from './calls.js';
export type {
  CheckoutSettings,
  DownloadReady,
  MessageSent,
  PaymentSession,
  PublicProduct,
  Purchase,
  PurchasedFile,
  RequestDownload,
  SendMessage,
  StartPayment,
  Subscribed,
} from './types.js';

export { ApiError, failureText } from './api-error.js';
export type { Problem } from './api-error.js';
export {
  askForNotice,
  askForPurchases,
  claimPurchase,
  fetchCheckoutSettings,
  listProducts,
  requestDownload,
  sendMessage,
  startPayment,
  subscribe,
} from './calls.js';
export type {
  AskForNotice,
  CheckoutSettings,
  DownloadReady,
  MessageSent,
  NoticeAsked,
  PaymentSession,
  PostalAddress,
  PublicProduct,
  Purchase,
  PurchasedFile,
  PurchasesAskedFor,
  RequestDownload,
  SendMessage,
  SpokenPreview,
  SpokenSentence,
  StartPayment,
  StoredPreview,
  Subscribed,
  WantedPreview,
} from './types.js';

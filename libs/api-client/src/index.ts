export { ApiError } from './api-error.js';
export type { Problem } from './api-error.js';
export {
  claimPurchase,
  fetchCheckoutSettings,
  listProducts,
  sendMessage,
  startPayment,
  subscribe,
} from './calls.js';
export type {
  CheckoutSettings,
  MessageSent,
  PaymentSession,
  PublicProduct,
  Purchase,
  PurchasedFile,
  SendMessage,
  StartPayment,
  Subscribed,
} from './types.js';

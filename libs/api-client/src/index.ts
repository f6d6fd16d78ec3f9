export { ApiError } from './api-error.js';
export type { Problem } from './api-error.js';
export { claimPurchase, fetchCheckoutSettings, listProducts, startPayment } from './calls.js';
export type {
  CheckoutSettings,
  PaymentSession,
  PublicProduct,
  Purchase,
  PurchasedFile,
  StartPayment,
} from './types.js';

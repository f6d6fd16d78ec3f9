import { defineEvent } from '../../platform/events/events.js';
import type { OrderFacts, OrderStatus } from '../orders/order-rules.js';
import type { ProductType } from '../products/product-rules.js';
import type { ReportedRefund } from './payment-rules.js';

/** Published in the transaction that updates the order to the state of its payment at Stripe. */
export const paymentSettled = defineEvent<{
  /** The order before the change. */
  order: OrderFacts;
  productType: ProductType;
  /** The new status; undefined if it stays. */
  status: OrderStatus | undefined;
  /** All refunds of the payment, newest first. */
  refunds: readonly ReportedRefund[];
}>('payment-settled');

import { isPaidFor, type OrderStatus, UNSETTLED } from './order-status.js';
import type { ProductType } from '../products/product-type.js';
import { refundableCents } from '../refunds/refund-rules.js';
import type { RefundStatus } from '../refunds/refund-status.js';

interface StandingOrder {
  status: OrderStatus;
  totalCents: number;
  stripePaymentIntentId: string | null;
}

interface Circumstances {
  productType: ProductType;
  refunds: readonly { amountCents: number; status: RefundStatus }[];
  isStuck: boolean;
  wasDisputed: boolean;
}

const unsettled: readonly OrderStatus[] = UNSETTLED;

/** What may be done about an order as it stands: the one table of it for what the desk shows and what the calls refuse. */
export function stepsOf(order: StandingOrder, circumstances: Circumstances) {
  const { status, stripePaymentIntentId } = order;
  const { productType, refunds, isStuck, wasDisputed } = circumstances;
  return {
    resend: isPaidFor(status),
    changeAddress: status !== 'cancelled',
    makeLink: isPaidFor(status) && productType === 'ebook',
    markSent: status === 'to-send',
    retry: isStuck || (unsettled.includes(status) && stripePaymentIntentId !== null),
    refundableCents: refundableCents(order, refunds),
    evidence: status === 'disputed' || wasDisputed,
  };
}

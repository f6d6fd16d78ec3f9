/** A short message that the page shows in its own way. */
export interface Toast {
  title: string;
  description?: string;
  tone: 'neutral' | 'success' | 'destructive';
}

export type CheckoutStep = 'details' | 'payment' | 'done';

export interface CheckoutOptions {
  productId: string;
  productTitle: string;
  priceCents: number;
  /** How it reaches the buyer: files (the default), a parcel, or the author's own letter. */
  productType?: 'ebook' | 'paperback' | 'speaking';
  /** File formats of the product: `pdf`, `epub`. */
  formats: string[];
  /** `product` value of the return address: `finding-peace`, `why-women` … */
  slug: string;
  /** Whether to ask for a phone number. It is optional and never leaves the browser. */
  phone: boolean;
  /**
   * `card` (the default) sells from name to download; `payment-only` leaves out the price and the name
   * fields, for a page that has asked for them itself and passes `customer`, or `clientSecret` as well.
   */
  layout?: 'card' | 'payment-only';
  /** Fills in the name and address. */
  customer?: { name: string; email: string };
  /** A payment that the page has already started. */
  clientSecret?: string;
  /** Path on this site to which a bank's own page returns. By default `/thank-you?product=<slug>`. */
  returnPath?: string;
  /** Path of the page where a buyer can write to a person. By default `/contact`. */
  contactPath?: string;
  /**
   * `files` (the default) hands the files out in the widget; `return` sends the browser to `returnPath` with the
   * proof of the payment, and says nothing of success itself.
   */
  afterPayment?: 'files' | 'return';
  /**
   * What outlives a reload: `tab` (the default) keeps the payment under way in the tab's storage, `nothing` forgets it,
   * as in a frame on another site.
   */
  keeps?: 'tab' | 'nothing';
  /**
   * Where links open: `_blank` in a frame on another site. Such a frame cannot save files either, so they are then
   * handed out at `returnPath`.
   */
  linkTarget?: '_self' | '_blank';
  /** Counts the presses of a second buy button that the page has; each buys with what the fields hold. */
  buyPresses?: number;
  notify(toast: Toast): void;
  /** Tells a second buy button whether it may be pressed, and whether a payment is being prepared or made. */
  onForm?(form: { canBuy: boolean; isBusy: boolean }): void;
  onStep?(step: CheckoutStep): void;
  onPurchased?(purchase: { orderRef: string; productId: string }): void;
  /** Given when the widget stands in something that closes: it then offers a button for it. */
  onClose?(): void;
}

/** A product that can be bought; `price` in cents. */
export interface PublicProduct {
  id: string;
  name: string;
  title: string;
  description: string;
  price: number;
  type: 'ebook' | 'paperback' | 'speaking';
  file_formats: string[];
  fileFormats: string[];
}

/** How the browser is to take the card. */
export interface CheckoutSettings {
  mode: 'sandbox' | 'stripe';
  publishableKey: string;
  /** Where the sandbox answers browsers; null with a real Stripe. */
  sandboxUrl: string | null;
}

export interface StartPayment {
  productId: string;
  customerName: string;
  customerEmail: string;
  /** Cents the buyer was shown. The price is the server's: another amount is refused. */
  amount?: number;
}

export interface PaymentSession {
  clientSecret: string;
}

export interface PurchasedFile {
  format: 'pdf' | 'epub';
  fileName: string;
  sizeBytes: number;
  /** Same-origin link that lives 24 hours. */
  url: string;
  /** ISO 8601. */
  expiresAt: string;
}

export interface Purchase {
  orderRef: string;
  status: 'processing' | 'ready' | 'failed' | 'refunded';
  product: { id: string; title: string; bookId: string | null };
  customerEmail: string;
  downloads: PurchasedFile[];
}

import type { QuestionnaireId } from './questionnaire-definition.js';

export interface Toast {
  title: string;
  description?: string;
  tone: 'neutral' | 'success' | 'destructive';
  /** Queued after the current toast instead of replacing it. */
  follows?: true;
}

export type CheckoutStep = 'details' | 'payment' | 'done';

/** A book's cover: one URL, and a srcset. */
export interface CoverOptions {
  src: string;
  srcSet: string;
}

export interface BookOptions {
  cover: CoverOptions;
  next: { title: string; path: string; cover: CoverOptions } | null;
}

/** Demands of the law of the shop's country on a checkout, in words to show. */
export interface CheckoutLaw {
  /** The last button names the obligation to pay. */
  hasBindingButton?: boolean;
  /** Sentence that buyers of files agree to before they buy. */
  withdrawalConsent?: string;
  /** Below the price. */
  priceNote?: string;
}

export interface CheckoutOptions {
  productId: string;
  productTitle: string;
  /** In the currency's minor unit. */
  priceCents: number;
  /** Currency (ISO 4217), and the locale (BCP 47) to write it in. By default US dollars in English. */
  money?: { currency: string; locale: string };
  /**
   * Tax is added to the price: the widget asks for the buyer's location, and shows the total before payment.
   */
  addsTax?: boolean | undefined;
  law?: CheckoutLaw | undefined;
  /** Delivery: files (the default), a package, or an email from the author. */
  productType?: 'ebook' | 'paperback' | 'speaking';
  formats: string[];
  book?: BookOptions | undefined;
  /** `product` value of the return URL: `finding-peace`, `why-women` … */
  slug: string;
  /** Whether to ask for a phone number. It is optional and never leaves the browser. */
  phone: boolean;
  /**
   * `card` (the default) sells from name to download. `payment-only` omits price and name fields, for a page
   * that asks for them itself and passes `customer`. It continues a payment that the page stored
   * (`storePayment`), or starts one.
   */
  layout?: 'card' | 'payment-only';
  customer?: { name: string; email: string };
  /** Path on this site that a bank's page returns to. By default `/thank-you?product=<slug>`. */
  returnPath?: string;
  /** Path of the contact page. By default `/contact`. */
  contactPath?: string;
  /**
   * `files` (the default) shows the files in the widget. `return` redirects to `returnPath` with the proof
   * of payment, without a success message of its own.
   */
  afterPayment?: 'files' | 'return';
  /**
   * `tab` (the default) stores the current payment in the tab's storage, to survive a reload. `nothing`
   * stores nothing, as in a frame on another site.
   */
  keeps?: 'tab' | 'nothing';
  /** Whether the payment opens as a bottom sheet on phones; the visitor can move it back into the page. */
  risesAsSheet?: boolean;
  /**
   * Link target: `_blank` in a frame on another site. Such a frame cannot save files, so they are offered at
   * `returnPath`.
   */
  linkTarget?: '_self' | '_blank';
  /** Click count of the page's second buy button; each click submits the current fields. */
  buyPresses?: number;
  notify(toast: Toast): void;
  /** Called when the next step or attempt begins: earlier toasts no longer apply. */
  dropToasts?(): void;
  /** Reports whether the second buy button is enabled, and whether a payment is in progress. */
  onForm?(form: { canBuy: boolean; isBusy: boolean }): void;
  onStep?(step: CheckoutStep): void;
  onPurchased?(purchase: { orderRef: string; productId: string }): void;
  /** Set if the widget is in a dialog: it then shows a close button. */
  onClose?(): void;
}

export interface ChatOptions {
  scriptUrl: string;
  /** `panel` (the default) floats at the lower right of the window; `inline` fills the element. */
  layout?: 'panel' | 'inline';
  /** Prefix of link paths: the site's origin, if the widget is on another site. Empty by default. */
  siteUrl?: string;
  linkTarget?: '_self' | '_blank';
  /** Called when the visitor follows a link. Return true to handle the navigation. */
  onNavigate?(path: string): boolean;
  /** Whether the panel is visible (default true). False hides it and keeps the conversation. */
  isOpen?: boolean;
  /** False if the page restores an open panel: the focus then stays in place. */
  takesFocus?: boolean;
  /** `nothing` (the default), or `tab` to keep the conversation in the tab's storage. */
  keeps?: 'tab' | 'nothing';
  /**
   * Called when the panel is closed. The page unmounts the widget, or hides it and keeps the conversation.
   */
  onClose?(): void;
}

export interface QuestionnaireOptions {
  /**
   * `companion` stores answers on this device until they are sent or deleted; `embedded` keeps them in
   * memory.
   */
  questionnaire: QuestionnaireId;
  definitionUrl: string;
  siteUrl?: string;
  linkTarget?: '_self' | '_blank';
  /** Reports a message that the widget shows as well. */
  notify?(toast: Toast): void;
  dropToasts?(): void;
  /** Called for each step shown, including the first; counted from 1. */
  onStep?(place: { step: number; total: number }): void;
  /**
   * Called after the answers were accepted. They never leave the widget. Not called in private mode, which
   * submits nothing.
   */
  onSubmitted?(): void;
}

export interface SearchOptions {
  indexUrl: string;
  /** `overlay` (the default) opens as a modal dialog when mounted; `inline` is part of the page. */
  layout?: 'overlay' | 'inline';
  siteUrl?: string;
  /** Link target of results: `_blank` in a frame on another site, because results are whole pages. */
  linkTarget?: '_self' | '_blank';
  /** Called when the visitor chooses a result. Return true to handle the navigation. */
  onChoose?(path: string): boolean;
  /** Called when the overlay is closed; the page unmounts the widget. */
  onClose?(): void;
}

export interface WidgetOptions {
  checkout: CheckoutOptions;
  chat: ChatOptions;
  search: SearchOptions;
  'legal-questionnaire': QuestionnaireOptions;
}

export type WidgetName = keyof WidgetOptions;

import type { QuestionnaireId } from './questionnaire-definition.js';

/** A short message that the page shows in its own way. */
export interface Toast {
  title: string;
  description?: string;
  tone: 'neutral' | 'success' | 'destructive';
  /** Shown once the toast before it has had its time, not in place of it. */
  follows?: true;
}

export type CheckoutStep = 'details' | 'payment' | 'done';

/** A picture of a book: one address, and one for each width. */
export interface CoverOptions {
  src: string;
  srcSet: string;
}

/** What a book is beyond a price. */
export interface BookOptions {
  cover: CoverOptions;
  /** What of it may be read at once: `chapter 1`, and the address of the file. */
  sample: { name: string; url: string } | null;
  /** What to read after it. */
  next: { title: string; path: string; cover: CoverOptions } | null;
}

export interface CheckoutOptions {
  productId: string;
  productTitle: string;
  priceCents: number;
  /** Tax comes to the price: the widget asks where the buyer is, and shows the total before it is paid. */
  addsTax?: boolean | undefined;
  /** How it reaches the buyer: files (the default), a parcel, or the author's own email. */
  productType?: 'ebook' | 'paperback' | 'speaking';
  /** File formats of the product: `pdf`, `epub`. */
  formats: string[];
  /** The book that it is; absent where it is none. */
  book?: BookOptions | undefined;
  /** `product` value of the return address: `finding-peace`, `why-women` … */
  slug: string;
  /** Whether to ask for a phone number. It is optional and never leaves the browser. */
  phone: boolean;
  /**
   * `card` (the default) sells from name to download; `payment-only` leaves out the price and the name
   * fields, for a page that has asked for them itself and passes `customer`. A payment that the page has started and
   * kept (`keepPayment`) is gone on with; where there is none, the widget starts it.
   */
  layout?: 'card' | 'payment-only';
  /** Fills in the name and address. */
  customer?: { name: string; email: string };
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
  /** Whether the payment rises over a phone's page as a sheet, which the visitor may put back into its place. */
  risesAsSheet?: boolean;
  /**
   * Where links open: `_blank` in a frame on another site. Such a frame cannot save files either, so they are then
   * handed out at `returnPath`.
   */
  linkTarget?: '_self' | '_blank';
  /** Counts the presses of a second buy button that the page has; each buys with what the fields hold. */
  buyPresses?: number;
  notify(toast: Toast): void;
  /** The next step or attempt begins: toasts of earlier ones no longer apply. */
  dropToasts?(): void;
  /** Tells a second buy button whether it may be pressed, and whether a payment is being prepared or made. */
  onForm?(form: { canBuy: boolean; isBusy: boolean }): void;
  onStep?(step: CheckoutStep): void;
  onPurchased?(purchase: { orderRef: string; productId: string }): void;
  /** Given when the widget stands in something that closes: it then offers a button for it. */
  onClose?(): void;
}

/** What a page tells the chat. */
export interface ChatOptions {
  /** Address of the script: all that the assistant knows and says. `/chat-script.json` */
  scriptUrl: string;
  /** `panel` (the default) floats at the lower right of the window; `inline` fills the element. */
  layout?: 'panel' | 'inline';
  /** Put before the paths of links: the site's origin, where the widget stands on another site. By default nothing. */
  siteUrl?: string;
  /** Where links open: `_blank` in a frame on another site. */
  linkTarget?: '_self' | '_blank';
  /** The visitor follows a link. A page that navigates by itself answers true, and the link does nothing. */
  onNavigate?(path: string): boolean;
  /** Whether the panel is seen (by default it is); false puts it away and keeps the conversation. */
  isOpen?: boolean;
  /** False where the page shows the panel unasked, as it was on the page before: the focus then stays where it is. */
  takesFocus?: boolean;
  /** What outlives the page: `nothing` (the default), or the conversation, for this `tab`. */
  keeps?: 'tab' | 'nothing';
  /** The panel has been closed. The page takes the widget away, or hides it and keeps the conversation. */
  onClose?(): void;
}

/** What a page tells the legal questionnaire. */
export interface QuestionnaireOptions {
  /**
   * `companion` keeps answers on this device until they are sent or forgotten; `embedded` keeps them in memory only.
   */
  questionnaire: QuestionnaireId;
  /** Address of its steps, questions and words, a `QuestionnaireDefinition` of that name: `/legal-companion.json`. */
  definitionUrl: string;
  /** Put before the paths of links: the site's origin, where the widget stands on another site. By default nothing. */
  siteUrl?: string;
  linkTarget?: '_self' | '_blank';
  /** Whatever is told here is said in the widget as well. */
  notify?(toast: Toast): void;
  /** The next attempt begins: toasts of earlier ones no longer apply. */
  dropToasts?(): void;
  /** A step is shown, the first one too; counted from 1. */
  onStep?(place: { step: number; total: number }): void;
  /** The answers have been taken in. They themselves never leave the widget. Not told in private mode: nothing was. */
  onSubmitted?(): void;
}

/** What a page tells the search. */
export interface SearchOptions {
  /** Address of the index, which also holds the words that the widget shows: `/search-index.json`. */
  indexUrl: string;
  /** `overlay` (the default) covers the page as a modal dialog, open as soon as it is mounted; `inline` stands in the page. */
  layout?: 'overlay' | 'inline';
  /** Put before the paths of results: the site's origin, where the widget stands on another site. By default nothing. */
  siteUrl?: string;
  /** Where a result opens. `_blank` in a frame on another site, for a result is a page and not a part of theirs. */
  linkTarget?: '_self' | '_blank';
  /** The visitor has chosen a result. A page that navigates by itself answers true, and the link does nothing. */
  onChoose?(path: string): boolean;
  /** The overlay has been closed, by whatever way; the page takes the widget away. */
  onClose?(): void;
}

/** Every widget there is, and what a page tells it. */
export interface WidgetOptions {
  checkout: CheckoutOptions;
  chat: ChatOptions;
  search: SearchOptions;
  'legal-questionnaire': QuestionnaireOptions;
}

export type WidgetName = keyof WidgetOptions;

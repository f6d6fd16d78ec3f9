import type { BookId } from './ids.js';
import type { SalesWords, ShopWords, ThankYouWords } from './page-words.js';
import type { Picture } from './picture.js';

/** What a search engine and a shared link say about a page. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: string[];
}

export interface PathLink {
  label: string;
  path: string;
}

export interface TitledText {
  title: string;
  text: string;
}

/** A page that says one thing and offers a way on. */
export interface Notice {
  heading: string;
  text: string;
  links: PathLink[];
}

export interface Author {
  name: string;
  role: string;
  shortBio: string;
  /** Paragraphs. */
  bio: string[];
  location: string;
  /** Whole claims, such as `8+ Books Published`. */
  credentials: string[];
  /** Whether this person is invented; the site then says so with `sampleNote`. */
  isSample: boolean;
  /** Null for a real person. */
  sampleNote: string | null;
  portrait: Picture;
}

/** What is said around the chat while it is not there to speak for itself. */
export interface ChatOpening extends PathLink {
  loadingText: string;
  failureText: string;
  retryLabel: string;
  /** Of the link to the path. */
  writeLabel: string;
  closeLabel: string;
}

export interface Navigation {
  /** The bar. The entry whose path is `/books` opens the menu of books. */
  main: PathLink[];
  /** The side drawer of small screens. */
  drawer: PathLink[];
  booksMenu: { featuredBookId: BookId; featuredLabel: string; allBooksLabel: string };
  search: SearchWords;
  /** Where a question is answered: by the chat, or at the path where there is none. */
  chat: ChatOpening;
}

/** The words of the whole site. Paths may name pages that are still to come; show those that exist. */
export interface Site {
  /** Language tag of the words, such as `en`. */
  language: string;
  /** By whose clock the owner counts days: `America/New_York`. */
  timeZone: string;
  name: string;
  tagline: string;
  author: Author;
  contact: { email: string; phone: string; phoneLink: string };
  hero: { eyebrow: string; heading: string; text: string; links: PathLink[] };
  newsletter: {
    title: string;
    text: string;
    emailLabel: string;
    buttonLabel: string;
    busyLabel: string;
    privacyNote: string;
    /** Said in the place of the form where there is no script. */
    scriptNote: string;
  };
  guarantee: string;
  help: string;
  formats: { heading: string; text: string; pdf: TitledText; epub: TitledText };
  directPurchase: { heading: string; text: string; points: string[] };
  sandboxBanner: { title: string; text: string; cards: { number: string; outcome: string }[] };
  /** Beside a part of a page whose script could not be fetched; the label is that of a link, and goes on from the text. */
  trouble: { text: string; reloadLabel: string };
  /** The question before anybody is counted. */
  consent: {
    title: string;
    text: string;
    acceptLabel: string;
    declineLabel: string;
    moreLink: PathLink;
    states: { granted: string; denied: string; undecided: string; refused: string };
  };
  sales: SalesWords;
  shop: ShopWords;
  thankYou: ThankYouWords;
  notFound: Notice;
  linkExpired: Notice & { buttonLabel: string };
  linkSent: Notice;
  linkUnknown: Notice;
  footer: {
    text: string;
    linksHeading: string;
    links: PathLink[];
    contactHeading: string;
    locationLine: string;
    privacyLink: PathLink;
    copyright: string;
  };
  navigation: Navigation;
  /** By path; `/404` is the not-found page. */
  pages: Record<string, PageMeta>;
}

/** Paths of the drawings that belong to the site rather than to a book. */
export interface Artwork {
  favicon: string;
  mark: string;
  ornament: string;
  appleTouchIcon: string;
  icon512: string;
  /** A 1200 × 630 JPEG for pages that have none of their own. */
  socialImage: string;
  /** By path of the page, those of pages that are about no one book. */
  socialImages: Record<string, string>;
}

/** What the search says, and the page when it cannot be had. */
interface SearchWords {
  /** Of the button that opens it. */
  label: string;
  heading: string;
  fieldLabel: string;
  /** Before anything is typed. */
  hintText: string;
  /** Above words to begin with. */
  suggestionsLabel: string;
  suggestions: string[];
  keysText: string;
  /** Names the list of results. */
  resultsLabel: string;
  /** `{count}`, of one result and of several. */
  foundTexts: { one: string; other: string };
  /** When nothing fits, above the links. */
  emptyHeading: string;
  emptyText: string;
  /** Where to look instead. */
  links: { label: string; path: string }[];
  clearLabel: string;
  closeLabel: string;
  /** When the search itself cannot be fetched, above the links. */
  failureText: string;
  retryLabel: string;
  dismissLabel: string;
  /** What a result is, said with its title. */
  typeLabels: Record<'book' | 'page' | 'article' | 'question' | 'service' | 'sample', string>;
}

/** Where paperbacks are posted to. */
export interface Postage {
  /** The usual one first. `code` as ISO 3166-1 has it, in two letters. */
  countries: { code: string; name: string }[];
}

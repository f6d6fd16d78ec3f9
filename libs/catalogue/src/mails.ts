import type { FreeDownload } from './download.js';

/**
 * What every letter has. `{title}`, `{name}`, `{format}`, `{site}`, `{order}`, `{total}`, `{email}` and `{tracking}`
 * stand for what the letter is about.
 */
export interface SheetWords {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preheader: string;
  heading: string;
  paragraphs: string[];
}

/** The words of a letter to a reader. */
export interface LetterWords extends SheetWords {
  greeting: string;
  closing: string[];
  signature: string;
}

/** The words of a letter that hands over files. */
export interface DeliveryWords extends LetterWords {
  buttonLabel: string;
  formatNotes: { pdf: string; epub: string; mobi: string };
}

export interface ReceiptWords {
  receiptHeading: string;
  receiptLabels: { order: string; date: string; item: string; total: string };
}

interface Footer {
  footer: string;
}

/** The words of a letter from the shop to its owner: something is to be done. */
export interface ErrandWords extends SheetWords, Footer {
  contact: string;
  addressHeading?: string;
  buttonLabel?: string;
  note?: string;
}

/** The words of a letter that can be ended: about a book that is to come, or of the newsletter. */
export interface ListLetterWords extends LetterWords, Footer {
  buttonLabel: string;
  endLabel: string;
}

/** The letter with the free kit. `{name}` and `{site}` stand for what they say. */
export interface StarterKitWords extends LetterWords, Footer {
  /** A button each; null is the whole kit. */
  files: { part: 'workbook' | 'budget' | null; label: string; note: string }[];
}

/** To the owner, of messages that were held back: why each was, by the sign that spoke against it. */
export interface SuspectedWords {
  subjectOfOne: string;
  sender: string;
  reasonsLine: string;
  reasons: Record<
    | 'hidden-field'
    | 'sales-words'
    | 'same-text'
    | 'markup'
    | 'many-links'
    | 'link-in-name'
    | 'short-link'
    | 'look-alike-letters'
    | 'other-script'
    | 'too-quick'
    | 'busy-source'
    | 'no-time'
    | 'shouted',
    string
  >;
  buttonLabel: string;
}

/** The roadmap as a PDF. `{madeOn}`, `{keptUntil}`, `{minutes}` and `{site}` stand for what they say. */
export interface RoadmapPaperWords extends Footer {
  title: string;
  lead: string;
  made: string;
  statuses: Record<'not_started' | 'in_progress' | 'done' | 'skipped', string>;
  timeSpent: string;
  /** Headings over what belongs to a step, and over the bookmarks. */
  books: string;
  sources: string;
  notes: string;
  bookmarks: string;
  /** Where a note has letters that the type has not. */
  unprintable: string;
  /** Without its ending. */
  fileName: string;
}

export interface Mails {
  orderDelivered: DeliveryWords & ReceiptWords;
  linkRenewed: DeliveryWords;
  newEdition: DeliveryWords & { newsHeading: string };
  orderToSend: LetterWords & ReceiptWords & Footer & { addressHeading: string };
  speakingBooked: LetterWords & ReceiptWords & Footer;
  orderSent: LetterWords & Footer & { tracking: string; addressHeading: string };
  orderRefunded: LetterWords & Footer;
  /** `{amount}` of the `{total}`. */
  orderPartRefunded: LetterWords & Footer;
  ownerToSend: Required<ErrandWords>;
  ownerToWrite: ErrandWords;
  ownerToHold: ErrandWords;
  releaseAsked: ListLetterWords;
  releaseOut: ListLetterWords;
  newsletterAsked: ListLetterWords;
  newsletterWelcome: ListLetterWords;
  /** `{email}` has joined, `{count}` readers are on the list. */
  ownerSubscriber: SheetWords & Footer;
  /** `{name}` has written from `{email}` about `{subject}`. The heading is the message’s own subject. */
  ownerMessage: Omit<SheetWords, 'heading'> & Footer;
  ownerSuspected: SheetWords & Footer & SuspectedWords;
  messageReceived: LetterWords & Footer;
  /** Around an answer to a message; `{date}` is when that was written. */
  messageAnswered: { subject: string; preheader: string; quotation: string } & Footer;
  freeDownload: LetterWords & Footer & { buttonLabels: Record<FreeDownload['kind'], string> };
  /** Fresh links to everything that was bought with an address. */
  purchases: DeliveryWords;
  starterKit: StarterKitWords;
  /** `{keptUntil}` is the day until which it is kept. */
  roadmap: LetterWords & Footer & { buttonLabel: string; buttonNote: string; paper: RoadmapPaperWords };
  /** `{minutes}` is how long the code works. */
  accessCode: LetterWords & Footer & { buttonLabel: string };
  /** Of the letters that belong to a purchase of files. */
  footer: string;
}

/** A letter of the series that follows a free sample. */
export interface SeriesLetter {
  id: string;
  /** Since the sample was taken. */
  afterDays: number;
  subject: string;
  preheader: string;
  /** Markdown; addresses that begin with a slash are the site's own. */
  text: string;
}

export interface Newsletter {
  /** What readers choose among; whoever has chosen nothing gets all. */
  topics: { id: string; label: string; note: string }[];
  /** What every letter of the list ends with. `{site}` stands for the site's name. */
  letter: { endLabel: string; preferencesLabel: string; footer: string };
  welcomeSeries: { isOn: boolean; letters: SeriesLetter[] };
}

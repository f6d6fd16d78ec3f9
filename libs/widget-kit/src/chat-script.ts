/** What `/chat-script.json` holds: all that the chat's assistant knows and says. A page writes it, the widget reads it. */
export interface ChatScript {
  words: Record<ChatWord, string>;
  /** Paragraphs. */
  greeting: string[];
  /** Questions to begin with. */
  suggestions: string[];
  /** Sentences with places in braces: `{title}`, `{price}`, `{formats}`, `{editions}`, `{sample}`, `{lengths}`. */
  replies: Record<ChatSentence, string> & Record<'bookOffers' | 'unknown' | 'unknownOffers', string[]>;
  topics: ChatTopic[];
  books: ChatBook[];
}

export type ChatWord =
  | 'title'
  | 'note'
  | 'logLabel'
  | 'youLabel'
  | 'assistantLabel'
  | 'fieldLabel'
  | 'placeholder'
  | 'sendLabel'
  | 'closeLabel'
  | 'startOverLabel'
  | 'suggestionsLabel'
  | 'offersLabel'
  | 'writeLabel'
  | 'writeNote'
  | 'countText'
  | 'priceText'
  | 'comingText'
  | 'awayText'
  | 'sampleLabel'
  | 'transcriptHeading'
  | 'transcriptCutText';

type ChatSentence =
  | 'recommend'
  | 'recommendTwo'
  | 'price'
  | 'editions'
  | 'comingPrice'
  | 'awayPrice'
  | 'formats'
  | 'pdfOnly'
  | 'length'
  | 'sample'
  | 'noSample'
  | 'paperback'
  | 'again';

/** What a question asks of a book. */
export type ChatAspect = 'about' | 'price' | 'formats' | 'length' | 'sample' | 'paperback';

/** A question that comes up, and the answer to it. */
export interface ChatTopic {
  id: string;
  /** `first` is said before anything else, `last` only where nothing else fits. */
  rank?: 'first' | 'last';
  aspect?: ChatAspect;
  /** Words by which it is known, in lowercase. */
  triggers: string[];
  /** Paragraphs. */
  text: string[];
  /** A list beneath them. */
  lines?: string[];
  /** Ids of books that are shown with it. */
  books?: string[];
  links?: ChatLink[];
  /** Questions to go on with. */
  offers?: string[];
  /** Whether it offers to write to the author, with the conversation. */
  handsOver?: boolean;
}

export interface ChatLink {
  label: string;
  /** A path of the site, or a whole address: `/downloads`, `tel:988`. */
  href: string;
}

export interface ChatBook {
  id: string;
  title: string;
  path: string;
  thumbSrc: string;
  /** The first hundred characters of its description. */
  snippet: string;
  /** What readers call it, and what they need it for, in lowercase. */
  names: string[];
  needs: string[];
  reason: string;
  /** What it costs here, in cents; null for what is not sold here, or not yet. */
  priceCents: number | null;
  isComing: boolean;
  /** Of the files that are sold: `pdf`, `epub`. */
  formats: string[];
  /** Editions on paper, or all of them while it is not out. */
  editions: { label: string; priceCents: number }[];
  /** Pages of each edition that has some. */
  lengths: { label: string; pages: number }[];
  sample: { title: string; href: string } | null;
}

const name = '#conversation=';

/**
 * What a conversation may have at most of the message that it is attached to, in characters: the contact form takes
 * 10,000, and the visitor is to have words of their own.
 */
export const conversationLimit = 6000;

/**
 * The end of the contact page's address that hands a conversation over. What stands behind a `#` is never sent to a
 * server.
 *
 * @param conversation plain text
 */
export function conversationHash(conversation: string): string {
  return name + encodeURIComponent(conversation.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** @returns the conversation in the hash of an address, or null where there is none, or none that can be read */
export function readConversation(hash: string): string | null {
  if (!hash.startsWith(name)) return null;
  try {
    return decodeURIComponent(hash.slice(name.length)).trim().slice(0, conversationLimit) || null;
  } catch {
    return null;
  }
}

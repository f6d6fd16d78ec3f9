/** Contents of `/chat-script.json`: all texts and phrases of the chat assistant. */
export interface ChatScript {
  words: Record<ChatWord, string>;
  /** Paragraphs. */
  greeting: string[];
  /** Suggested first questions. */
  suggestions: string[];
  /** Texts with placeholders: `{title}`, `{price}`, `{formats}`, `{editions}`, `{sample}`, `{lengths}`. */
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

/** The aspect of a book that a question is about. */
export type ChatAspect = 'about' | 'price' | 'formats' | 'length' | 'sample' | 'paperback';

/** A recognized question and its answer. */
export interface ChatTopic {
  id: string;
  /** `first` matches before other topics, `last` only if no other topic matches. */
  rank?: 'first' | 'last';
  aspect?: ChatAspect;
  /** Trigger phrases, in lowercase. */
  triggers: string[];
  /** Paragraphs. */
  text: string[];
  /** A list below the text. */
  lines?: string[];
  /** Ids of books to show. */
  books?: string[];
  links?: ChatLink[];
  /** Suggested follow-up questions. */
  offers?: string[];
  /** Whether to offer to send the conversation to the author. */
  handsOver?: boolean;
}

export interface ChatLink {
  label: string;
  /** A path of the site, or a complete URL: `/downloads`, `tel:988`. */
  href: string;
}

export interface ChatBook {
  id: string;
  title: string;
  path: string;
  thumbSrc: string;
  /** First hundred characters of the description. */
  snippet: string;
  /** Names and purposes that readers use for it, in lowercase. */
  names: string[];
  needs: string[];
  reason: string;
  /** Price here in cents; null if it is not sold here (yet). */
  priceCents: number | null;
  isComing: boolean;
  /** File formats sold: `pdf`, `epub`. */
  formats: string[];
  /** Printed editions; before release, all editions. */
  editions: { label: string; priceCents: number }[];
  /** Page counts of editions that have pages. */
  lengths: { label: string; pages: number }[];
  sample: { title: string; href: string } | null;
}

const name = '#conversation=';

/**
 * Maximum length of a conversation attached to a message, in characters. The contact form takes 10,000, and
 * the visitor needs space for a message.
 */
export const conversationLimit = 6000;

/**
 * Returns the fragment of the contact page's URL that passes on a conversation. Fragments are never sent to
 * a server.
 *
 * @param conversation plain text
 */
export function conversationHash(conversation: string): string {
  return name + encodeURIComponent(conversation.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** @returns the conversation in a URL's fragment; null if there is none or it is malformed */
export function readConversation(hash: string): string | null {
  if (!hash.startsWith(name)) return null;
  try {
    return decodeURIComponent(hash.slice(name.length)).trim().slice(0, conversationLimit) || null;
  } catch {
    return null;
  }
}

/** Contents of `/chat-script.json`: all texts and phrases of the chat assistant. */
export interface ChatScript {
  words: Record<ChatWord, string>;
  greeting: string[];
  suggestions: string[];
  /** Texts with placeholders: `{title}`, `{price}`, `{formats}`, `{editions}`, `{sample}`, `{lengths}`. */
  replies: Record<ChatSentence, string> & Record<'bookOffers' | 'unknown' | 'unknownOffers', string[]>;
  topics: ChatTopic[];
  books: ChatBook[];
  /** Currency (ISO 4217) of the prices, and the locale (BCP 47) to write them in. By default US dollars in English. */
  money?: { currency: string; locale: string };
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

export type ChatAspect = 'about' | 'price' | 'formats' | 'length' | 'sample' | 'paperback';

export interface ChatTopic {
  id: string;
  /** `first` matches before other topics, `last` only if no other topic matches. */
  rank?: 'first' | 'last';
  aspect?: ChatAspect;
  /** Trigger phrases, in lowercase. */
  triggers: string[];
  text: string[];
  lines?: string[];
  books?: string[];
  links?: ChatLink[];
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
  /** Price here in minor units; null if it is not sold here (yet). */
  priceCents: number | null;
  isComing: boolean;
  formats: string[];
  /** Printed editions; before release, all editions. */
  editions: { label: string; priceCents: number }[];
  lengths: { label: string; pages: number }[];
  sample: { title: string; href: string } | null;
}

const name = '#conversation=';

/**
 * Maximum length of a conversation attached to a message, in characters. The contact form takes 10,000, and
 * the visitor needs space for a message.
 */
export const conversationLimit = 6000;

/** The contact page's URL fragment for a conversation in plain text; fragments are never sent to a server. */
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

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

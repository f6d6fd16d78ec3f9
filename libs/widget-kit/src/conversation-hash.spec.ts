import { describe, expect, it } from '@jest/globals';
import { conversationHash, conversationLimit, readConversation } from './chat-script.js';

describe('a conversation in a URL', () => {
  it('keeps all characters and line breaks', () => {
    const said = 'You: “50% & more?”\n\nAssistant: #1, <b>yes</b> ☕';
    expect(readConversation(conversationHash(said))).toBe(said);
  });

  it('is percent-encoded in the fragment', () => {
    expect(conversationHash('a b\nc#d')).toBe('#conversation=a%20b%0Ac%23d');
  });

  it.each(['', '#newsletter', '#conversation=', '#conversation=%20', '#conversation=%E0%A4%A'])(
    'is not found in "%s"',
    (hash) => expect(readConversation(hash)).toBeNull(),
  );

  it("never uses up the message's length limit, even in a hand-made URL", () => {
    expect(readConversation(conversationHash('x'.repeat(20_000)))).toHaveLength(conversationLimit);
  });

  it('survives half a surrogate pair', () => {
    expect(() => conversationHash('\ud83d')).not.toThrow();
  });
});

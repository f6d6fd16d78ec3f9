import { describe, expect, it } from '@jest/globals';
import { conversationHash, conversationLimit, readConversation } from './chat-script.js';

describe('a conversation in an address', () => {
  it('comes back as it was, with all its signs and lines', () => {
    const said = 'You: “50% & more?”\n\nAssistant: #1, <b>yes</b> ☕';
    expect(readConversation(conversationHash(said))).toBe(said);
  });

  it('stands behind the number sign, without a sign that an address would stumble over', () => {
    expect(conversationHash('a b\nc#d')).toBe('#conversation=a%20b%0Ac%23d');
  });

  it.each(['', '#newsletter', '#conversation=', '#conversation=%20', '#conversation=%E0%A4%A'])(
    'is not found in "%s"',
    (hash) => expect(readConversation(hash)).toBeNull(),
  );

  it('never fills the whole of a message, whoever wrote the address', () => {
    expect(readConversation(conversationHash('x'.repeat(20_000)))).toHaveLength(conversationLimit);
  });

  it('survives half a sign', () => {
    expect(() => conversationHash('\ud83d')).not.toThrow();
  });
});

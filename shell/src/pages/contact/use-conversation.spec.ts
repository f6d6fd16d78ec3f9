import { describe, expect, it } from '@jest/globals';
import { withConversation, withoutConversation } from './use-conversation.js';

const conversation = 'My conversation:\n\nYou: Why?\n\nAssistant: So.';

describe('a message with a conversation', () => {
  it('leaves room above it for the visitor’s own text', () => {
    expect(withConversation('', conversation)).toBe(`\n\n${conversation}`);
  });

  it('keeps existing text, and has one conversation only', () => {
    const first = withConversation('Dear Ms. Marsh,', conversation);
    expect(first).toBe(`Dear Ms. Marsh,\n\n${conversation}`);
    const longer = `${conversation}\n\nYou: And now?`;
    expect(withConversation(first, longer)).toBe(`Dear Ms. Marsh,\n\n${longer}`);
  });

  it('loses an edited conversation on removal, and keeps the visitor’s text', () => {
    const changed = withConversation('Dear Ms. Marsh,', conversation).replace('Why?', '…');
    expect(withoutConversation(changed, conversation)).toBe('Dear Ms. Marsh,');
  });

  it('loses nothing if the conversation was deleted by hand', () => {
    expect(withoutConversation('Only this.', conversation)).toBe('Only this.');
  });
});

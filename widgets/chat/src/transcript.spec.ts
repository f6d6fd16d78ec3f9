import { beforeAll, describe, expect, it } from '@jest/globals';
import { type ChatScript, conversationLimit, readConversation } from '@lectern/widget-kit';
import type { ChatMessage } from './chat-session.js';
import { replyOf } from './matching/reply.js';
import { realScript } from './testing/real-script.js';
import { handoverPath, transcriptOf } from './transcript.js';

let script: ChatScript;
beforeAll(() => {
  script = realScript();
});

const greeting: ChatMessage = { id: 1, from: 'assistant', reply: replyOf('greeting', { text: ['Hello.'] }) };
const question = (id: number, text: string): ChatMessage => ({ id, from: 'visitor', text });
const answer = (id: number, ...text: string[]): ChatMessage => ({
  id,
  from: 'assistant',
  reply: replyOf('x', { text, lines: ['A list'], books: ['fear-not'] }),
});

describe('transcript', () => {
  it('names the speakers and leaves out the greeting', () => {
    expect(transcriptOf(script, [greeting, question(2, 'Why?'), answer(3, 'So.', 'And so.')])).toBe(
      'My conversation with the book assistant:\n\nYou: Why?\n\nAssistant: So. And so.\n- A list\n- Fear Not',
    );
  });

  it('is empty before the first question', () => {
    expect(handoverPath(script, [greeting])).toBe('/contact');
  });

  it('fits into a message: the oldest lines are dropped, with a note', () => {
    const long = Array.from({ length: 100 }, (_, at) => question(at + 2, `${at} ${'word '.repeat(90)}`));
    const text = transcriptOf(script, [greeting, ...long]);
    expect(text.length).toBeLessThanOrEqual(conversationLimit);
    expect(text).toContain('(The beginning is left out.)');
    expect(text).toContain('You: 99 word');
    expect(text).not.toContain('You: 0 word');
  });

  it('is passed in the fragment of the contact page’s URL', () => {
    const path = handoverPath(script, [greeting, question(2, '100% & <b>?')]);
    expect(path).toMatch(/^\/contact#conversation=/);
    expect(readConversation(path.slice('/contact'.length))).toContain('You: 100% & <b>?');
  });
});

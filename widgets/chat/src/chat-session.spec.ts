import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ChatScript } from '@lectern/widget-kit';
import { type ChatSession, createChatSession } from './chat-session.js';
import { realScript } from './testing/real-script.js';
import { maxQuestionCharacters, typingMs } from './chat-rules.js';

describe('conversation', () => {
  let script: ChatScript;
  let session: ChatSession;

  beforeAll(() => {
    script = realScript();
  });
  beforeEach(async () => {
    jest.useFakeTimers();
    session = createChatSession(() => Promise.resolve(script));
    await session.open();
  });
  afterEach(() => {
    session.close();
    jest.useRealTimers();
  });

  const said = () =>
    session.store
      .getState()
      .messages.map((message) => (message.from === 'visitor' ? message.text : message.reply.kind));

  it('begins with the greeting only @S1-frame-23', () => {
    expect(said()).toEqual(['greeting']);
  });

  it('answers after a second of typing @S1-frame-24', () => {
    session.send(' Hello ');
    expect(said()).toEqual(['greeting', 'Hello']);
    jest.advanceTimersByTime(typingMs - 1);
    expect(session.store.getState().isTyping).toBe(true);
    jest.advanceTimersByTime(1);
    expect(said()).toEqual(['greeting', 'Hello', 'hello']);
    expect(session.store.getState().isTyping).toBe(false);
  });

  it.each(['', '   ', '\n\t'])('ignores a blank message: %j @S1-frame-25', (blank) => {
    session.send(blank);
    expect(said()).toEqual(['greeting']);
  });

  it('ignores a double click, but accepts the same question later', () => {
    session.send('Hello');
    session.send('Hello');
    jest.advanceTimersByTime(typingMs);
    session.send('Hello');
    expect(said()).toEqual(['greeting', 'Hello', 'hello', 'Hello']);
  });

  it('answers two questions in order, the second in the context of the first', () => {
    session.send('Tell me about Fear Not');
    session.send('How much is it?');
    jest.advanceTimersByTime(typingMs);
    expect(said().slice(1)).toEqual(['Tell me about Fear Not', 'How much is it?', 'book', 'price']);
    expect(session.store.getState().isTyping).toBe(false);
  });

  it('truncates a question at the character limit', () => {
    session.send('x'.repeat(maxQuestionCharacters + 50));
    expect(said()[1]).toHaveLength(maxQuestionCharacters);
  });

  it('starts over with the greeting, and drops a pending answer', () => {
    session.send('Tell me about Fear Not');
    session.startOver();
    jest.advanceTimersByTime(typingMs);
    expect(said()).toEqual(['greeting']);
    session.send('How much is it?');
    jest.advanceTimersByTime(typingMs);
    expect(session.store.getState().messages.at(-1)).toMatchObject({ reply: { about: null } });
  });

  it('adds nothing after it is closed', () => {
    session.send('Hello');
    session.close();
    jest.advanceTimersByTime(typingMs);
    expect(said()).toEqual(['greeting', 'Hello']);
  });

  it('restores questions from another page with new answers, until it starts over', async () => {
    let asked: readonly string[] = [];
    const kept = { read: () => [...asked], write: (questions: readonly string[]) => (asked = questions) };
    const open = async () => {
      session.close();
      session = createChatSession(() => Promise.resolve(script), kept);
      await session.open();
    };
    await open();
    session.send('Tell me about Fear Not');
    await open();
    expect(said().slice(1)).toEqual(['Tell me about Fear Not', 'book']);
    session.send('How much is it?');
    jest.advanceTimersByTime(typingMs);
    expect(said().at(-1)).toBe('price');
    session.startOver();
    await open();
    expect(said()).toEqual(['greeting']);
  });

  it('reports a script that fails to load, and can be reopened', async () => {
    let isUp = false;
    const flaky = createChatSession(() =>
      isUp ? Promise.resolve(script) : Promise.reject(new Error('down')),
    );
    await flaky.open();
    expect(flaky.store.getState()).toMatchObject({ isBroken: true, script: null });
    isUp = true;
    await flaky.open();
    expect(flaky.store.getState()).toMatchObject({ isBroken: false, messages: [{ from: 'assistant' }] });
  });
});

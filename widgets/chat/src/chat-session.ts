import type { ChatScript } from '@lectern/widget-kit';
import { createStore, type StoreApi } from 'zustand';
import { type Context, findReply, freshContext } from './matching/find-reply.js';
import { type Reply, replyOf } from './matching/reply.js';
import type { KeptQuestions } from './kept-questions.js';

/** How long the assistant seems to write (specification 1, section 9). */
export const typingMs = 1000;
/** Characters of a question. */
export const questionLimit = 500;

export type ChatMessage =
  | { id: number; from: 'visitor'; text: string }
  | { id: number; from: 'assistant'; reply: Reply };

export interface ChatState {
  script: ChatScript | null;
  /** The script could not be fetched. */
  isBroken: boolean;
  /** The greeting first. */
  messages: readonly ChatMessage[];
  isTyping: boolean;
}

export interface ChatSession {
  store: StoreApi<ChatState>;
  /** Fetches the script, unless that has been done; after a failure, tries again. */
  open(): Promise<void>;
  /** Asks a question; a blank one, or the same one before it is answered, is ignored. */
  send(question: string): void;
  startOver(): void;
  /** Ends what is under way. */
  close(): void;
}

/**
 * A conversation, from the greeting on.
 * @param kept holds what the visitor has asked beyond the page: a later session begins with that, answered
 */
export function createChatSession(
  load: (signal: AbortSignal) => Promise<ChatScript>,
  kept?: KeptQuestions,
): ChatSession {
  const store = createStore<ChatState>(() => ({
    script: null,
    isBroken: false,
    messages: [],
    isTyping: false,
  }));
  const { getState, setState } = store;
  const ending = new AbortController();
  const replying = new Set<ReturnType<typeof setTimeout>>();
  let context: Context = freshContext;
  let asked: string[] = [];
  let lastId = 0;
  let isLoading = false;

  const add = (message: { from: 'visitor'; text: string } | { from: 'assistant'; reply: Reply }) => {
    lastId += 1;
    setState(({ messages }) => ({ messages: [...messages, { ...message, id: lastId }] }));
  };

  function silence(): void {
    for (const timer of replying) clearTimeout(timer);
    replying.clear();
  }

  function begin(script: ChatScript): void {
    silence();
    context = freshContext;
    asked = [];
    setState({ script, isBroken: false, messages: [], isTyping: false });
    add({ from: 'assistant', reply: replyOf('greeting', { text: script.greeting }) });
  }

  /** Adds the question. @returns what is answered to it */
  function ask(script: ChatScript, text: string): Reply {
    add({ from: 'visitor', text });
    asked.push(text);
    const reply = findReply(script, text, context);
    context = { about: reply.about, wasUnknown: reply.kind === 'unknown' };
    return reply;
  }

  return {
    store,
    open: async () => {
      if (isLoading || getState().script) return;
      isLoading = true;
      setState({ isBroken: false });
      try {
        const script = await load(ending.signal);
        begin(script);
        for (const question of kept?.read() ?? []) add({ from: 'assistant', reply: ask(script, question) });
      } catch {
        if (!ending.signal.aborted) setState({ isBroken: true });
      } finally {
        isLoading = false;
      }
    },
    send: (written) => {
      const { script, messages, isTyping } = getState();
      const text = written.trim().slice(0, questionLimit);
      const last = messages.at(-1);
      const isSaidTwice = isTyping && last?.from === 'visitor' && last.text === text;
      if (!script || text === '' || isSaidTwice) return;
      const reply = ask(script, text);
      kept?.write(asked);
      const timer = setTimeout(() => {
        replying.delete(timer);
        add({ from: 'assistant', reply });
        setState({ isTyping: replying.size > 0 });
      }, typingMs);
      replying.add(timer);
      setState({ isTyping: true });
    },
    startOver: () => {
      const { script } = getState();
      if (script) begin(script);
      kept?.write(asked);
    },
    close: () => {
      ending.abort();
      silence();
    },
  };
}

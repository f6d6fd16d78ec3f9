import type { ChatScript } from '@lectern/widget-kit';
import { createStore, type StoreApi } from 'zustand';
import { type Context, findReply, freshContext } from './matching/find-reply.js';
import { type Reply, replyOf } from './matching/reply.js';
import type { StoredQuestions } from './stored-questions.js';
import { maxQuestionCharacters, typingMs } from './chat-rules.js';

export type ChatMessage =
  | { id: number; from: 'visitor'; text: string }
  | { id: number; from: 'assistant'; reply: Reply };

interface ChatState {
  script: ChatScript | null;
  isBroken: boolean;
  messages: readonly ChatMessage[];
  isTyping: boolean;
}

export interface ChatSession {
  store: StoreApi<ChatState>;
  /** Loads the script unless it is loaded; after a failure, retries. */
  open(): Promise<void>;
  /** Sends a question. Ignores blank ones, and a repetition before the answer. */
  send(question: string): void;
  startOver(): void;
  close(): void;
}

/** Starts with the greeting. `kept` stores questions beyond the page: a later session answers them again. */
export function createChatSession(
  load: (signal: AbortSignal) => Promise<ChatScript>,
  kept?: StoredQuestions,
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
      const text = written.trim().slice(0, maxQuestionCharacters);
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

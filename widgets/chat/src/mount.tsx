import { type ChatOptions, type ChatScript, fetchWithDeadline, type Mount } from '@lectern/widget-kit';
import { createRoot } from 'react-dom/client';

import { createChatSession } from './chat-session.js';
import { Chat } from './chat.js';
import { questionsOfTab } from './kept-questions.js';

const sessionFor = ({ scriptUrl, keeps }: ChatOptions) =>
  createChatSession((signal) => loadScript(scriptUrl, signal), keeps === 'tab' ? questionsOfTab : undefined);

/** Puts the chat into an element: the widget's whole interface. */
export const mount: Mount<ChatOptions> = (element, firstOptions) => {
  // A root of our own inside: React keeps its listeners here, and the page gets its element back as it was.
  const place = element.appendChild(document.createElement('div'));
  // No box of its own, so that `inline` fills the page's element.
  place.style.display = 'contents';
  const root = createRoot(place);
  let options = firstOptions;
  let conversations = 1;
  let session = sessionFor(options);
  const render = () => root.render(<Chat key={conversations} session={session} options={options} />);
  render();

  const begin = () => {
    session.close();
    session = sessionFor(options);
    conversations += 1;
  };
  // The page was left, and the conversation has gone on elsewhere.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || options.keeps !== 'tab') return;
    begin();
    render();
  };
  addEventListener('pageshow', comeBack);

  return {
    update: (changed) => {
      const { scriptUrl } = options;
      options = { ...options, ...changed };
      if (options.scriptUrl !== scriptUrl) begin();
      render();
    },
    unmount: () => {
      removeEventListener('pageshow', comeBack);
      session.close();
      place.remove();
      // The page may be React too and be rendering right now, when no root may be unmounted.
      queueMicrotask(() => root.unmount());
    },
  };
};

/**
 * Fetches what the assistant knows.
 *
 * @throws Error when it cannot be had, or is something else
 */
export async function loadScript(url: string, signal: AbortSignal): Promise<ChatScript> {
  const answer = await fetchWithDeadline(url, { signal });
  if (!answer.ok) throw new Error(`The script was answered with ${answer.status}.`);
  const script: unknown = await answer.json();
  if (!isScript(script)) throw new Error('What came is no script of the chat.');
  return script;
}

/** The site writes it and vouches for its details; an error page does not look like this. */
function isScript(value: unknown): value is ChatScript {
  if (typeof value !== 'object' || value === null) return false;
  const { words, greeting, suggestions, replies, topics, books } = value as Partial<Record<string, unknown>>;
  return Boolean(words && replies) && [greeting, suggestions, topics, books].every(Array.isArray);
}

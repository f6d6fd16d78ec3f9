import { type ChatOptions, type ChatScript, fetchWithDeadline, type Mount } from '@lectern/widget-kit';
import { widgetRoot } from '@lectern/widget-look';

import { createChatSession } from './chat-session.js';
import { Chat } from './chat.js';
import { questionsOfTab } from './stored-questions.js';

const sessionFor = ({ scriptUrl, keeps }: ChatOptions) =>
  createChatSession((signal) => loadScript(scriptUrl, signal), keeps === 'tab' ? questionsOfTab : undefined);

export const mount: Mount<ChatOptions> = (element, firstOptions) => {
  const root = widgetRoot(element);
  // No box of its own, so that `inline` fills the page's element.
  root.place.style.display = 'contents';
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
  // Restored from the back/forward cache: the conversation may have continued on another page.
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
      root.unmount();
    },
  };
};

/** @throws Error when loading fails, or the response is no script */
async function loadScript(url: string, signal: AbortSignal): Promise<ChatScript> {
  const answer = await fetchWithDeadline(url, { signal });
  if (!answer.ok) throw new Error(`The chat script request failed with status ${answer.status}.`);
  const script: unknown = await answer.json();
  if (!isScript(script)) throw new Error('The response is no chat script.');
  return script;
}

/** The site generates the script, so a shallow check is enough to reject an error page. */
function isScript(value: unknown): value is ChatScript {
  if (typeof value !== 'object' || value === null) return false;
  const { words, greeting, suggestions, replies, topics, books } = value as Partial<Record<string, unknown>>;
  return Boolean(words && replies) && [greeting, suggestions, topics, books].every(Array.isArray);
}

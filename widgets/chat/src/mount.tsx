import type { ChatOptions, Mount } from '@lectern/widget-kit';
import { createRoot } from 'react-dom/client';
import { Chat } from './chat.js';
import { createChatSession } from './chat-session.js';
import { loadScript } from './load-script.js';

const sessionFor = ({ scriptUrl }: ChatOptions) =>
  createChatSession((signal) => loadScript(scriptUrl, signal));

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

  return {
    update: (changed) => {
      const { scriptUrl } = options;
      options = { ...options, ...changed };
      if (options.scriptUrl !== scriptUrl) {
        session.close();
        session = sessionFor(options);
        conversations += 1;
      }
      render();
    },
    unmount: () => {
      session.close();
      place.remove();
      // The page may be React too and be rendering right now, when no root may be unmounted.
      queueMicrotask(() => root.unmount());
    },
  };
};

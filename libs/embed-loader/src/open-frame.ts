import { type FrameMessage, type HostMessage, readFrameMessage, seal } from '@lectern/embed-protocol';

/** Why there is no widget: `code` is what `lectern:error` says as well. */
export class EmbedError extends Error {
  override readonly name = 'EmbedError';

  constructor(readonly code: string) {
    super(`There is no widget here: ${code}.`);
  }
}

/** How long a frame has to say that it is ready. */
const timeoutMs = 5000;

/** The name of an element on its page, or of one greeting: nobody can guess it. */
export function randomName(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join('-');
}

export interface OpenFrame {
  element: HTMLIFrameElement;
  send(message: HostMessage): void;
  /** Hears and says nothing more; taking the element away is the caller's. */
  close(): void;
}

export interface FrameRequest {
  /** Address of the frame, on the author's site. */
  url: URL;
  title: string;
  id: string;
  /** Said after the greeting. */
  first: () => HostMessage[];
  onMessage(message: FrameMessage): void;
  /** It has not become ready in time. */
  onSilence(): void;
}

/**
 * A frame, and the line to it: one greeting to its exact origin, with a port; from then on the port alone. There is no
 * listener on the window, so a message from anywhere else is not even heard.
 */
export function openFrame({ url, title, id, first, onMessage, onSilence }: FrameRequest): OpenFrame {
  const element = document.createElement('iframe');
  const attributes = {
    title,
    sandbox: 'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    allow: 'payment',
    referrerpolicy: 'strict-origin-when-cross-origin',
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  // On the author's own pages it would keep nothing out, and browsers warn of that on the console.
  if (url.origin === location.origin) element.removeAttribute('sandbox');
  element.src = url.href;

  let port: MessagePort | undefined;
  const send = (message: HostMessage) => port?.postMessage(seal(message));
  const timeout = setTimeout(onSilence, timeoutMs);

  // Again when the frame has loaded itself anew: a line leads to one document.
  const greet = () => {
    port?.close();
    const { port1, port2 } = new MessageChannel();
    const nonce = randomName();
    port = port1;
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readFrameMessage(data);
      if (!message) return;
      if (message.type === 'ready') {
        if (message.nonce !== nonce) return;
        clearTimeout(timeout);
      }
      onMessage(message);
    };
    element.contentWindow?.postMessage(seal({ type: 'hello', id, nonce }), url.origin, [port2]);
    first().forEach(send);
  };
  element.addEventListener('load', greet);

  return {
    element,
    send,
    close: () => {
      clearTimeout(timeout);
      element.removeEventListener('load', greet);
      port?.close();
      port = undefined;
    },
  };
}

import { type FrameMessage, type HostMessage, readFrameMessage, seal } from '@lectern/embed-protocol';

/** Why there is no widget; `code` is the same as in `lectern:error`. */
export class EmbedError extends Error {
  override readonly name = 'EmbedError';

  constructor(readonly code: string) {
    super(`There is no widget here: ${code}.`);
  }
}

const timeoutMs = 5000;

export function randomName(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join('-');
}

export interface OpenFrame {
  element: HTMLIFrameElement;
  send(message: HostMessage): void;
  /** Stops messaging; the caller removes the element. */
  close(): void;
}

interface FrameRequest {
  url: URL;
  title: string;
  id: string;
  first: () => HostMessage[];
  onMessage(message: FrameMessage): void;
  onTimeout(): void;
}

/**
 * Opens a frame with a message channel: one handshake message to its exact origin with a port, then messages
 * on that port only. There is no listener on the window, so messages from elsewhere are never received.
 */
export function openFrame({ url, title, id, first, onMessage, onTimeout }: FrameRequest): OpenFrame {
  const element = document.createElement('iframe');
  const attributes = {
    title,
    sandbox: 'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    allow: 'payment',
    referrerpolicy: 'strict-origin-when-cross-origin',
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  // A sandbox has no effect on the same origin, and browsers warn about it.
  if (url.origin === location.origin) element.removeAttribute('sandbox');
  element.src = url.href;

  let port: MessagePort | undefined;
  const send = (message: HostMessage) => port?.postMessage(seal(message));
  const timeout = setTimeout(onTimeout, timeoutMs);

  // Repeated when the frame reloads: a port belongs to one document.
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

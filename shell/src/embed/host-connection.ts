import {
  type FrameMessage,
  type Hello,
  type HostMessage,
  readHello,
  readHostMessage,
  seal,
} from '@lectern/embed-protocol';

interface HostConnection {
  send(message: FrameMessage): void;
  ready(): void;
}

/** Connects to the page around this frame by its first greeting; others are ignored. Queues messages until then. */
export function connectToHost(onMessage: (message: HostMessage) => void): HostConnection {
  let port: MessagePort | undefined;
  let hello: Hello | undefined;
  const kept: FrameMessage[] = [];
  let isReady = false;

  const send = (message: FrameMessage) => {
    if (port) port.postMessage(seal(message));
    else kept.push(message);
  };
  const answer = () => {
    if (hello && isReady) send({ type: 'ready', ...hello });
  };

  function greet({ source, data, ports: [given] }: MessageEvent<unknown>): void {
    const heard = source === window.parent ? readHello(data) : null;
    if (!heard || !given) return;
    window.removeEventListener('message', greet);
    hello = heard;
    port = given;
    port.onmessage = (event: MessageEvent<unknown>) => {
      const message = readHostMessage(event.data);
      if (message) onMessage(message);
    };
    kept.splice(0).forEach(send);
    answer();
  }
  window.addEventListener('message', greet);

  return {
    send,
    ready: () => {
      isReady = true;
      answer();
    },
  };
}

/** Connection for a frame opened as a page of its own: options come from the address, and messages go nowhere. */
export function standaloneConnection(onMessage: (message: HostMessage) => void): HostConnection {
  const asked = Object.fromEntries(new URLSearchParams(window.location.search));
  queueMicrotask(() => {
    for (const type of ['theme', 'config'] as const) {
      const message = readHostMessage(seal({ ...asked, type } as HostMessage));
      if (message) onMessage(message);
    }
  });
  return { send: () => undefined, ready: () => undefined };
}

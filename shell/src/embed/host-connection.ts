import {
  type FrameMessage,
  type Hello,
  type HostMessage,
  readHello,
  readHostMessage,
  seal,
} from '@lectern/embed-protocol';

interface HostLine {
  send(message: FrameMessage): void;
  /** Says that the widget stands, in answer to the greeting. */
  ready(): void;
}

/**
 * The line to the page around this frame. It is opened by that page's first greeting, and by nobody else's: a greeting
 * from another window, and a second one, are not heard. What is said before it is kept for it.
 */
export function listenToHost(onMessage: (message: HostMessage) => void): HostLine {
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

/** Opened by itself: the address says what a host would, and nobody listens. */
export function lineToNobody(onMessage: (message: HostMessage) => void): HostLine {
  const asked = Object.fromEntries(new URLSearchParams(window.location.search));
  queueMicrotask(() => {
    for (const type of ['theme', 'config'] as const) {
      const message = readHostMessage(seal({ ...asked, type } as HostMessage));
      if (message) onMessage(message);
    }
  });
  return { send: () => undefined, ready: () => undefined };
}

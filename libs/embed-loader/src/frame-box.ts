import type { FrameMessage, HostMessage } from '@lectern/embed-protocol';
import { EmbedError, openFrame, type OpenFrame } from './open-frame.js';
import { make } from './window.js';
import { words } from './styles.js';

interface FrameOptions {
  /** URL of the frame, on the author's site. */
  url: URL;
  title: string;
  id: string;
  first: () => HostMessage[];
  refusal: string | undefined;
}

interface BoxListener {
  onReady(): void;
  onFailure(code: string): void;
  onMessage(message: FrameMessage): void;
}

/**
 * Container of a frame. Until the frame is ready, and after a failure, it shows the slot with the host
 * page's own link. A frame that is ready too late does not replace the link.
 */
export class FrameBox {
  readonly #errorMessage = make('p', { className: 'trouble', textContent: words.troubleText, hidden: true });
  readonly slot = make('slot');
  readonly element = make('div', { className: 'box loading' }, this.#errorMessage, this.slot);
  readonly #listener: BoxListener;
  #frame: OpenFrame | undefined;
  #settle!: { keep: () => void; break: (cause: EmbedError) => void };
  ready!: Promise<void>;
  state: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  /** Whether the visitor would lose data by leaving. */
  isLocked = false;

  constructor(listener: BoxListener) {
    this.#listener = listener;
    this.#promise();
  }

  load({ refusal, ...frame }: FrameOptions): void {
    if (this.state !== 'idle') return;
    this.#show('loading');
    if (refusal) return this.#fail(refusal);
    this.#frame = openFrame({
      ...frame,
      onMessage: (message) => this.#hear(message),
      onTimeout: () => this.#fail('timeout'),
    });
    this.element.append(this.#frame.element);
  }

  renew(): void {
    this.end();
    this.#show('idle');
    this.#promise();
  }

  end(): void {
    this.#frame?.close();
    this.#frame?.element.remove();
    this.#frame = undefined;
    this.isLocked = false;
  }

  send(message: HostMessage): void {
    this.#frame?.send(message);
  }

  focus(): void {
    this.#frame?.element.focus();
    this.send({ type: 'focus' });
  }

  #hear(message: FrameMessage): void {
    const { type } = message;
    if (type === 'size') {
      this.#frame?.element.style.setProperty('height', `${message.heightPx}px`);
    } else if (type === 'ready') {
      this.#show('ready');
      this.#settle.keep();
      this.#listener.onReady();
    } else if (type === 'error' && this.state !== 'ready') {
      this.#fail(message.code);
    } else {
      if (type === 'locked' || type === 'unlocked') this.isLocked = type === 'locked';
      this.#listener.onMessage(message);
    }
  }

  #fail(code: string): void {
    this.end();
    this.#show('failed');
    this.#settle.break(new EmbedError(code));
    this.#listener.onFailure(code);
  }

  #show(state: FrameBox['state']): void {
    this.state = state;
    this.element.className = `box ${state}`;
    this.#errorMessage.hidden = state !== 'failed';
  }

  #promise(): void {
    this.ready = new Promise((resolve, reject) => {
      this.#settle = { keep: resolve, break: reject };
    });
    // A host page that ignores `ready` must not get an unhandled rejection.
    this.ready.catch(() => undefined);
  }
}

import type { FrameMessage, HostMessage } from '@lectern/embed-protocol';
import { EmbedError, openFrame, type OpenFrame } from './open-frame.js';
import { make } from './window.js';
import { words } from './styles.js';

export interface FrameOptions {
  /** Address of the frame, on the author's site. */
  url: URL;
  title: string;
  id: string;
  first: () => HostMessage[];
  /** What keeps it from being there at all: a code. */
  refusal: string | undefined;
}

export interface BoxListener {
  onReady(): void;
  onFailure(code: string): void;
  /** Whatever the frame says from when it is ready. */
  onMessage(message: FrameMessage): void;
}

/**
 * The place of a frame: until it is ready, and where it fails, it shows the slot, in which the page's own link stands.
 * A frame that was too late does not take the link away again.
 */
export class FrameBox {
  readonly #errorMessage = make('p', { className: 'trouble', textContent: words.troubleText, hidden: true });
  readonly slot = make('slot');
  readonly element = make('div', { className: 'box loading' }, this.#errorMessage, this.slot);
  readonly #listener: BoxListener;
  #frame: OpenFrame | undefined;
  #settle!: { keep: () => void; break: (cause: EmbedError) => void };
  ready!: Promise<void>;
  /** Empty until it is asked for. */
  state: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  /** The visitor would lose something by leaving. */
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
      onSilence: () => this.#fail('timeout'),
    });
    this.element.append(this.#frame.element);
  }

  /** As before the first load. */
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
    // A page that does not ask must not hear of it as an error of its own.
    this.ready.catch(() => undefined);
  }
}

import { type FrameMessage, type HostMessage, inkOn } from '@lectern/embed-protocol';
import { FrameBox } from './frame-box.js';
import { attributes, type Kind, type KindName, readSettings, type Settings } from './settings.js';
import { randomName } from './open-frame.js';
import { styleSheet, words } from './styles.js';
import { whenNear, whenOnline } from './when-wanted.js';
import { type DialogWindow, dialogWindow } from './window.js';

/** Every element has these, beside the events `lectern:…`. */
export interface LecternElement extends HTMLElement {
  /** Kept when the widget stands, broken when there will be none; another after `reload()`. */
  readonly ready: Promise<void>;
  /** Opens the dialog; where there is none, fetches the widget now and goes into it. */
  open(): void;
  close(): void;
  /** Begins anew, after a failure too. */
  reload(): void;
}

/**
 * The class of an element.
 * @param origin of the author's site, from which alone frames come
 */
export function elementOf(name: KindName, kind: Kind, origin: string): CustomElementConstructor {
  return class extends HTMLElement implements LecternElement {
    static readonly observedAttributes = attributes;
    readonly #id = randomName();
    readonly #root = this.attachShadow({ mode: 'open' });
    #settings: Settings = this.#read();
    #box = this.#newBox();
    #window: DialogWindow | undefined;
    #wantsFocus = false;
    #endWait = () => {};

    get ready(): Promise<void> {
      return this.#box.ready;
    }

    connectedCallback(): void {
      this.#settings = this.#read({ aloud: true });
      this.#root.adoptedStyleSheets = [styleSheet()];
      const { mode, isEager } = this.#settings;
      this.#window = mode === 'dialog' ? this.#newWindow() : undefined;
      const { button, dialog } = this.#window ?? {};
      this.#root.replaceChildren(...(button && dialog ? [button, dialog] : [this.#box.element]));
      // The parser may still be on its way to the link that names it.
      this.#box.slot.addEventListener('slotchange', () => this.#window?.rename(this.#label));
      this.#window?.rename(this.#label);
      this.#dress();
      if (mode === 'dialog') return;
      if (isEager) this.#load();
      else this.#endWait = whenNear(this, () => this.#load());
    }

    /** A frame does not outlive its place: what was begun in it ends. What was paid is paid, and is mailed. */
    disconnectedCallback(): void {
      this.#endWait();
      this.#box.end();
      this.#box = this.#newBox();
      this.#window = undefined;
      this.#wantsFocus = false;
      this.#root.replaceChildren();
    }

    /** Another product or another mode is another widget; looks are told to the one that is there. */
    attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
      if (before === after || !this.#root.firstChild) return;
      const { product, mode } = this.#settings;
      const { settings } = readSettings((attribute) => this.getAttribute(attribute), kind);
      if (product !== settings.product || mode !== settings.mode) {
        this.disconnectedCallback();
        this.connectedCallback();
        return;
      }
      this.#settings = this.#read({ aloud: true });
      this.#dress();
      this.#box.send(this.#theme);
    }

    open(): void {
      const { dialog } = this.#window ?? {};
      this.#wantsFocus = true;
      if (dialog && !dialog.open) {
        dialog.showModal();
        this.#tell('open');
      }
      if (this.#box.state === 'failed') this.#box.renew();
      if (this.#box.state === 'ready') this.#focus();
      else this.#load();
    }

    close(): void {
      if (!this.#window?.dialog.open) return;
      if (this.#box.isLocked) this.#box.send({ type: 'close' });
      else this.#closeNow();
    }

    reload(): void {
      if (!this.isConnected) return;
      this.#box.renew();
      this.#load();
    }

    #read({ aloud = false } = {}): Settings {
      const { settings, problems } = readSettings((attribute) => this.getAttribute(attribute), kind);
      // After the page has had a chance to listen.
      if (aloud) for (const code of problems) queueMicrotask(() => this.#tell('error', { code }));
      return settings;
    }

    #newBox(): FrameBox {
      return new FrameBox({
        onReady: () => {
          this.#tell('ready');
          if (this.#wantsFocus) this.#focus();
        },
        onFailure: (code) => {
          this.#tell('error', { code });
          if (code === 'offline') this.#endWait = whenOnline(() => this.reload());
        },
        onMessage: (message) => this.#pass(message),
      });
    }

    #newWindow(): DialogWindow {
      return dialogWindow({
        content: this.#box.element,
        onOpen: () => this.open(),
        onCloseRequest: () => this.close(),
        onClosed: () => (this.#wantsFocus = false),
      });
    }

    get #label(): string {
      return this.textContent?.trim() || words.titles[name];
    }

    get #theme(): HostMessage {
      const { theme, accent, radius } = this.#settings;
      return { type: 'theme', theme, accent, radius };
    }

    #dress(): void {
      const { theme, accent, radius, mode, minHeightPx } = this.#settings;
      const parts = [this.#box.element, this.#window?.button, this.#window?.dialog];
      for (const part of parts)
        part?.style.setProperty('color-scheme', theme === 'auto' ? 'light dark' : theme);
      this.#box.element.style.setProperty('min-height', mode === 'inline' ? `${minHeightPx}px` : '');
      const style = this.#window?.button.style;
      style?.setProperty('--accent', accent ?? '');
      style?.setProperty('--ink', accent ? inkOn(accent) : '');
      style?.setProperty('--radius', radius === undefined ? '' : `${radius}px`);
    }

    #load(): void {
      this.#endWait();
      const { product, mode } = this.#settings;
      const hasNothing = kind.sells && !product;
      this.#box.load({
        url: new URL(`/embed/${kind.frame}`, origin),
        title: this.#label,
        id: this.#id,
        first: () => [{ type: 'config', mode, product }, this.#theme],
        refusal: hasNothing ? 'unknown-product' : navigator.onLine ? undefined : 'offline',
      });
    }

    #pass(message: FrameMessage): void {
      const { type, ...detail } = message;
      if (type === 'close') return this.#closeNow();
      if (type === 'locked' || type === 'unlocked') return;
      if (message.type === 'step' && message.step === 2 && kind.sells) this.#tell('checkout-started');
      this.#tell(type, detail);
    }

    #focus(): void {
      this.#wantsFocus = false;
      this.#box.focus();
    }

    #closeNow(): void {
      const { dialog } = this.#window ?? {};
      if (dialog?.open && this.#tell('close')) dialog.close();
    }

    /** @returns false when the page has prevented it, which it may with `close` alone */
    #tell(type: string, detail?: object): boolean {
      const cancelable = type === 'close';
      return this.dispatchEvent(
        new CustomEvent(`lectern:${type}`, { detail, bubbles: true, composed: true, cancelable }),
      );
    }
  };
}

import { type FrameMessage, type HostMessage, inkOn } from '@lectern/embed-protocol';
import { FrameBox } from './frame-box.js';
import { attributes, type Kind, type KindName, readSettings, type Settings } from './settings.js';
import { colorSchemeProbe } from './color-scheme-probe.js';
import { randomName } from './open-frame.js';
import { styleSheet, words } from './styles.js';
import { whenNear, whenOnline, whenRendered } from './when-visible.js';
import { type DialogWindow, dialogWindow } from './window.js';

/** Methods of every element, besides the events `lectern:…`. */
interface LecternElement extends HTMLElement {
  /** Resolves when the widget is shown, rejects if it fails; renewed by `reload()`. */
  readonly ready: Promise<void>;
  /** Opens the dialog; in inline mode, loads the widget immediately and focuses it. */
  open(): void;
  close(): void;
  reload(): void;
}

export interface ElementClass extends CustomElementConstructor {
  /** Allows elements that link to this origin to show its frames. Releases before 3 lack this method. */
  addOrigin?(origin: string): void;
}

/** @param ownOrigin origin of the site that served this loader */
export function elementOf(name: KindName, kind: Kind, ownOrigin: string): ElementClass {
  const origins = [ownOrigin];
  return class extends HTMLElement implements LecternElement {
    static readonly observedAttributes = attributes;

    static addOrigin(origin: string): void {
      // The same loader was included twice.
      if (origins.includes(origin)) return;
      origins.push(origin);
      for (const element of document.querySelectorAll<InstanceType<typeof this>>(`lectern-${name}`)) {
        if (element.#origin === origin && element.#box.state !== 'idle') element.reload();
      }
    }

    readonly #id = randomName();
    readonly #root = this.attachShadow({ mode: 'open' });
    #settings: Settings = this.#read();
    #box = this.#newBox();
    #window: DialogWindow | undefined;
    #wantsFocus = false;
    #endWait = () => {};
    readonly #probe = colorSchemeProbe(() => this.#restyle());

    get ready(): Promise<void> {
      return this.#box.ready;
    }

    connectedCallback(): void {
      this.#settings = this.#read({ aloud: true });
      this.#root.adoptedStyleSheets = [styleSheet()];
      const { mode, isEager } = this.#settings;
      this.#window = mode === 'dialog' ? this.#newWindow() : undefined;
      const { button, dialog } = this.#window ?? {};
      this.#root.replaceChildren(
        this.#probe.element,
        ...(button && dialog ? [button, dialog] : [this.#box.element]),
      );
      // The parser may not have reached the link that names it.
      this.#box.slot.addEventListener('slotchange', () => this.#window?.rename(this.#label));
      this.#window?.rename(this.#label);
      this.#dress();
      if (mode === 'dialog') return;
      this.#endWait = (isEager ? whenRendered : whenNear)(this, () => this.#load());
    }

    /** Lets `moveBefore()` move the element without disconnecting it, so that the frame keeps its state. */
    connectedMoveCallback(): void {}

    /** Removing the frame discards its state. A completed payment is still delivered. */
    disconnectedCallback(): void {
      this.#endWait();
      this.#box.end();
      this.#box = this.#newBox();
      this.#window = undefined;
      this.#wantsFocus = false;
      this.#root.replaceChildren();
    }

    /** Another product or mode needs a new widget; theme changes are sent to the current one. */
    attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
      if (before === after || !this.#root.firstChild) return;
      const { product, mode } = this.#settings;
      const { settings } = readSettings((attribute) => this.getAttribute(attribute), kind, words.colors);
      if (product !== settings.product || mode !== settings.mode) {
        this.disconnectedCallback();
        this.connectedCallback();
        return;
      }
      this.#settings = this.#read({ aloud: true });
      this.#restyle();
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
      const { settings, problems } = readSettings(
        (attribute) => this.getAttribute(attribute),
        kind,
        words.colors,
      );
      // Deferred, so that the page can add listeners first.
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
          // A frame that is not rendered never becomes ready. It loads again when shown.
          if (code === 'timeout' && !this.checkVisibility()) {
            this.#endWait = whenRendered(this, () => this.reload());
            return;
          }
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

    /** Origin of the element's link, if the page has that site's loader. */
    get #origin(): string {
      const linked = this.querySelector('a')?.origin ?? '';
      return origins.includes(linked) ? linked : ownOrigin;
    }

    get #colorScheme(): 'light' | 'dark' {
      const { theme } = this.#settings;
      return theme === 'auto' ? this.#probe.read() : theme;
    }

    get #theme(): HostMessage {
      const { accent, radius } = this.#settings;
      return { type: 'theme', theme: this.#colorScheme, accent, radius };
    }

    #restyle(): void {
      this.#dress();
      this.#box.send(this.#theme);
    }

    #dress(): void {
      const { accent, radius, mode, minHeightPx } = this.#settings;
      const colorScheme = this.#colorScheme;
      const parts = [this.#box.element, this.#window?.button, this.#window?.dialog];
      for (const part of parts) part?.style.setProperty('color-scheme', colorScheme);
      this.#box.element.style.setProperty('min-height', mode === 'inline' ? `${minHeightPx}px` : '');
      const style = this.#window?.button.style;
      style?.setProperty('--accent', accent ?? '');
      style?.setProperty('--ink', accent ? inkOn(accent) : '');
      style?.setProperty('--radius', radius === undefined ? '' : `${radius}px`);
    }

    #load(): void {
      this.#endWait();
      const { product, mode } = this.#settings;
      this.#dress();
      this.#box.load({
        url: new URL(`/embed/${kind.frame}`, this.#origin),
        title: this.#label,
        id: this.#id,
        first: () => [{ type: 'config', mode, product }, this.#theme],
        refusal: this.#refusal,
      });
    }

    get #refusal(): string | undefined {
      if (kind.sells && !this.#settings.product) return 'unknown-product';
      // Browsers never match `frame-ancestors` for such a page: opened from a file, or sandboxed.
      if (self.origin === 'null') return 'opaque-origin';
      return navigator.onLine ? undefined : 'offline';
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

    /** @returns false if the page called preventDefault, which only `close` allows */
    #tell(type: string, detail?: object): boolean {
      const cancelable = type === 'close';
      return this.dispatchEvent(
        new CustomEvent(`lectern:${type}`, { detail, bubbles: true, composed: true, cancelable }),
      );
    }
  };
}

import { ApiError } from '@lectern/api-client/admin';

import { dropCopy, findCopies, keepCopy, type LocalCopy } from './local-copies.js';
import { COPY_PAUSE_MS, PAUSE_MS, retryDelayMs } from './saving-rules.js';
import { isSameValue } from './same-value.js';
import { isInFlight, isOpen, nextStep, type SavingEvent, type SavingState } from './saving-machine.js';

export interface SavedValue<V> {
  value: V;
  revision: number;
  /** ISO 8601 */
  savedAt: string;
  /** Name of the person who saved it. */
  who: string;
}

export interface SaverOptions<V> {
  /** Of the staff member and the text, unique in this browser: `ann@example.com article:1`. */
  owner: string;
  saved: SavedValue<V>;
  /** @throws ApiError with status 409 if the server has another revision */
  save(value: V, revision: number): Promise<Pick<SavedValue<V>, 'revision' | 'savedAt'>>;
  load(): Promise<SavedValue<V>>;
}

export interface SaverSnapshot<V> {
  state: SavingState;
  value: V;
  revision: number;
  savedAt: Date;
  /** The server's refusal of the text. */
  error: ApiError | null;
  /** The other text, once it is loaded. */
  theirs: SavedValue<V> | null;
  copy: { value: V; at: Date } | null;
}

/** The session has ended, the server is busy or unreachable: the same text is sent again. */
const isTemporary = ({ status }: ApiError): boolean => status === 401 || status === 429 || status >= 500;

const CHANNEL = 'lectern-saved';

/**
 * Saves one text as it is typed: one request at a time, and a copy in this browser until the server holds it. Another
 * window or person who saves the same text stops it until the user has chosen.
 */
export class Saver<V> {
  private readonly windowId = crypto.randomUUID();
  private readonly listeners = new Set<() => void>();
  private current: SaverSnapshot<V>;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private copyTimer: ReturnType<typeof setTimeout> | undefined;
  private request: Promise<void> = Promise.resolve();
  private channel: BroadcastChannel | undefined;
  private offered: LocalCopy | undefined;

  constructor(private readonly options: SaverOptions<V>) {
    const { value, revision, savedAt } = options.saved;
    this.current = {
      ...{ state: 'saved', value, revision, savedAt: new Date(savedAt) },
      ...{ error: null, theirs: null, copy: null },
    };
  }

  readonly snapshot = (): SaverSnapshot<V> => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Follows other windows, and looks for a copy that an earlier window left. */
  open(): void {
    this.channel = new BroadcastChannel(CHANNEL);
    this.channel.onmessage = ({ data }: MessageEvent<{ owner: string; revision: number }>) => {
      if (data.owner === this.options.owner && data.revision > this.current.revision) void this.follow();
    };
    void this.offerCopy();
  }

  /**
   * Starts a last save and does not wait for it. If it fails, the copy in this browser is offered the next time the text
   * is opened. It is not retried: a late retry could conflict with the text opened again.
   */
  close(): void {
    const { channel } = this;
    void this.flush().finally(() => {
      channel?.close();
      // Opened again in the meantime, as React does in development.
      if (this.channel !== channel) return;
      this.channel = undefined;
      clearTimeout(this.timer);
    });
  }

  change(value: V): void {
    if (isSameValue(value, this.current.value)) return;
    this.set({ value });
    clearTimeout(this.copyTimer);
    this.copyTimer = setTimeout(() => void this.keepCopy(), COPY_PAUSE_MS);
    this.apply('typed');
  }

  /** @returns the revision once the server holds all of the text; undefined if it does not */
  async flush(): Promise<number | undefined> {
    if (isOpen(this.current.state)) void this.keepCopy();
    // The second turn saves what was typed during the first request.
    for (let turn = 0; turn < 2 && isOpen(this.current.state); turn += 1) {
      this.apply('flush');
      await this.request;
    }
    return this.current.state === 'saved' ? this.current.revision : undefined;
  }

  /** Retries at once, as when the network or the session is back. */
  wake(): void {
    if (this.current.state === 'retrying') this.apply('flush');
  }

  /** Keeps this text instead of the other one. */
  keepMine(): void {
    const { theirs } = this.current;
    if (!theirs) return;
    this.set({ revision: theirs.revision, theirs: null });
    this.apply('kept-mine');
  }

  takeTheirs(): void {
    if (this.current.theirs) this.replace(this.current.theirs);
  }

  /** Shows a text that the server holds. */
  replace({ value, revision, savedAt }: SavedValue<V>): void {
    this.set({ value, revision, savedAt: new Date(savedAt), theirs: null, error: null });
    this.apply('replaced');
  }

  takeCopy(): void {
    const { copy } = this.current;
    if (!copy) return;
    this.change(copy.value);
    void this.keepCopy().then(() => this.dropOffered());
  }

  /** Deletes the offered copy, and offers the next one. */
  async dropOffered(): Promise<void> {
    this.set({ copy: null });
    if (this.offered) await dropCopy(this.offered.owner, this.offered.windowId);
    await this.offerCopy();
  }

  private async offerCopy(): Promise<void> {
    const copies = await findCopies(this.options.owner);
    const others = copies.filter(({ windowId }) => windowId !== this.windowId);
    const isShown = ({ value }: LocalCopy) => isSameValue(value, this.current.value);
    this.offered = others.find((each) => !isShown(each));
    if (this.offered) this.set({ copy: { value: this.offered.value as V, at: this.offered.at } });
    for (const each of others.filter(isShown)) await dropCopy(each.owner, each.windowId);
  }

  private async keepCopy(): Promise<void> {
    clearTimeout(this.copyTimer);
    const { owner } = this.options;
    const { windowId } = this;
    if (!isOpen(this.current.state)) return;
    await keepCopy({ owner, windowId, value: this.current.value, at: new Date() });
    // Stored in the meantime.
    if (!isOpen(this.current.state)) await dropCopy(owner, windowId);
  }

  private apply(event: SavingEvent): void {
    const { state, effects } = nextStep(this.current.state, event);
    if (state !== this.current.state) this.set({ state });
    for (const effect of effects) this.act(effect);
  }

  private act(effect: 'wait' | 'retry' | 'send' | 'stop' | 'forget'): void {
    if (effect === 'send') this.request = this.send();
    else if (effect === 'forget') void dropCopy(this.options.owner, this.windowId);
    else {
      clearTimeout(this.timer);
      if (effect === 'stop') return;
      if (effect === 'retry') this.attempt += 1;
      const delayMs = effect === 'wait' ? PAUSE_MS : retryDelayMs(this.attempt);
      this.timer = setTimeout(() => this.apply('due'), delayMs);
    }
  }

  private async send(): Promise<void> {
    const { value, revision } = this.current;
    try {
      const stored = await this.options.save(value, revision);
      this.stored(stored);
    } catch (error) {
      await this.failed(error, value);
    }
  }

  private stored({ revision, savedAt }: Pick<SavedValue<V>, 'revision' | 'savedAt'>): void {
    this.attempt = 0;
    this.set({ revision, savedAt: new Date(savedAt), error: null });
    this.channel?.postMessage({ owner: this.options.owner, revision });
    this.apply('stored');
  }

  private async failed(error: unknown, sent: V): Promise<void> {
    if (!(error instanceof ApiError) || isTemporary(error)) return this.apply('unanswered');
    if (error.status === 409) return this.compare(sent, error);
    this.reject(error);
  }

  private reject(error: ApiError): void {
    this.set({ error });
    this.apply('rejected');
  }

  /** Reads the text that another window saved. The answer to a request in progress says the same. */
  private async follow(): Promise<void> {
    if (isInFlight(this.current.state)) return;
    const theirs = await this.options.load().catch(() => undefined);
    if (!theirs || isInFlight(this.current.state) || theirs.revision <= this.current.revision) return;
    this.settle(theirs);
  }

  /**
   * Reads the server's text after a refused request.
   * @param sent by a request whose answer may have been lost: then the other text is this one
   * @param refusal if the server holds the same revision, it refuses the text for another reason
   */
  private async compare(sent: V, refusal: ApiError): Promise<void> {
    const theirs = await this.options.load().catch(() => undefined);
    if (!theirs) return this.apply('unanswered');
    if (isSameValue(theirs.value, sent)) return this.stored(theirs);
    if (theirs.revision === this.current.revision) return this.reject(refusal);
    this.settle(theirs);
  }

  private settle(theirs: SavedValue<V>): void {
    if (this.current.state === 'saved' || isSameValue(theirs.value, this.current.value))
      return this.replace(theirs);
    this.set({ theirs });
    this.apply('outdated');
  }

  private set(change: Partial<SaverSnapshot<V>>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}

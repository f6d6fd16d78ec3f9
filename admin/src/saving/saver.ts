import { ApiError } from '@lectern/api-client/admin';

import { BrowserCopies } from './browser-copies.js';
import type { SavedValue, SaverOptions, SaverSnapshot, Stored } from './saved-value.js';
import { COPY_PAUSE_MS, PAUSE_MS, retryDelayMs } from './saving-rules.js';
import { isSameValue } from './same-value.js';
import { hasServerValue, isInFlight, isOpen, nextStep, type SavingEvent } from './saving-machine.js';

/** The session has ended, the server is busy or unreachable: the same text is sent again. */
const isTemporary = ({ status }: ApiError): boolean => status === 401 || status === 429 || status >= 500;

const CHANNEL = 'lectern-saved';

const dateOf = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

/**
 * Saves one text: one request at a time, and a copy in this browser until the server holds it. Another window or person
 * who saves the same text stops it until the user has chosen.
 */
export class Saver<V> {
  private readonly copies: BrowserCopies<V>;
  private readonly listeners = new Set<() => void>();
  private current: SaverSnapshot<V>;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private copyTimer: ReturnType<typeof setTimeout> | undefined;
  private request: Promise<void> = Promise.resolve();
  private channel: BroadcastChannel | undefined;
  /** As the server held it last. */
  private savedValue: V;

  constructor(private readonly options: SaverOptions<V>) {
    const { value, revision, savedAt } = options.saved;
    this.copies = new BrowserCopies(options.owner, (copied) => this.isSame(copied, this.current.value));
    this.savedValue = value;
    this.current = {
      ...{ state: 'saved', value, revision, savedAt: dateOf(savedAt) },
      ...{ error: null, theirs: null, copy: null },
    };
  }

  private get isAsked(): boolean {
    return this.options.when === 'asked';
  }

  private isSame(one: V, other: V): boolean {
    return this.options.isSame?.(one, other) ?? isSameValue(one, other);
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
    void this.leave().finally(() => {
      channel?.close();
      // Opened again in the meantime, as React does in development.
      if (this.channel !== channel) return;
      this.channel = undefined;
      clearTimeout(this.timer);
    });
  }

  /** Ends without a last save or copy, as after signing out. */
  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.copyTimer);
    this.channel?.close();
    this.channel = undefined;
  }

  /** Before the page is left: saves the text, or keeps a copy of what is saved only if asked. */
  async leave(): Promise<void> {
    if (this.isAsked) await this.keepCopy();
    else await this.flush();
  }

  change(value: V): void {
    if (isSameValue(value, this.current.value)) return;
    const { state } = this.current;
    this.set({ value });
    if (hasServerValue(state) && this.isSame(value, this.savedValue)) return this.apply('replaced');
    clearTimeout(this.copyTimer);
    this.copyTimer = setTimeout(() => void this.keepCopy(), COPY_PAUSE_MS);
    this.apply('typed');
  }

  /** @returns the revision once the server holds all of the text; undefined if it does not */
  async flush(): Promise<number | undefined> {
    if (isOpen(this.current.state)) void this.keepCopy();
    // The second turn saves what was typed during the first request.
    const turns = this.isAsked ? 1 : 2;
    for (let turn = 0; turn < turns && isOpen(this.current.state); turn += 1) {
      this.apply('flush');
      await this.request;
    }
    return this.current.state === 'saved' ? this.current.revision : undefined;
  }

  /** Retries at once, as when the network or the session is back. */
  wake(): void {
    if (this.current.state === 'retrying' && !this.isAsked) this.apply('flush');
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
    this.savedValue = value;
    this.set({ value, revision, savedAt: dateOf(savedAt), theirs: null, error: null });
    this.apply('replaced');
    this.dropSavedCopy();
  }

  /** Shows the saved text instead of this one. */
  discard(): void {
    if (isInFlight(this.current.state)) return;
    if (this.current.theirs) return this.takeTheirs();
    this.set({ value: this.savedValue, error: null });
    this.apply('replaced');
  }

  /** Compares a text that the page has loaded with this one. */
  receive(theirs: SavedValue<V>): void {
    if (isInFlight(this.current.state) || theirs.revision <= this.current.revision) return;
    this.settle(theirs);
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
    await this.copies.dropOffered();
    await this.offerCopy();
  }

  private async offerCopy(): Promise<void> {
    const copy = await this.copies.offer();
    if (copy) this.set({ copy });
  }

  /** An offered copy that the server holds by now. */
  private dropSavedCopy(): void {
    const { copy } = this.current;
    if (copy && this.isSame(copy.value, this.savedValue)) void this.dropOffered();
  }

  private async keepCopy(): Promise<void> {
    clearTimeout(this.copyTimer);
    if (!isOpen(this.current.state)) return;
    await this.copies.keep(this.current.value);
    // Stored in the meantime.
    if (!isOpen(this.current.state)) await this.copies.drop();
  }

  private apply(event: SavingEvent): void {
    const { state, effects } = nextStep(this.current.state, event);
    if (state !== this.current.state) this.set({ state });
    for (const effect of effects) this.act(effect);
  }

  private act(effect: 'wait' | 'retry' | 'send' | 'stop' | 'forget'): void {
    if (effect === 'send') this.request = this.send();
    else if (effect === 'forget') void this.copies.drop();
    else {
      clearTimeout(this.timer);
      if (effect === 'stop' || this.isAsked) return;
      if (effect === 'retry') this.attempt += 1;
      const delayMs = effect === 'wait' ? PAUSE_MS : retryDelayMs(this.attempt);
      this.timer = setTimeout(() => this.apply('due'), delayMs);
    }
  }

  private async send(): Promise<void> {
    const { value, revision } = this.current;
    try {
      const stored = await this.options.save(value, revision);
      if (stored) this.stored({ value, ...stored });
      else this.reject(null);
    } catch (error) {
      await this.failed(error, value);
    }
  }

  private stored({ value, revision, savedAt }: Required<Stored<V>>): void {
    this.attempt = 0;
    this.savedValue = value;
    this.set({ revision, savedAt: dateOf(savedAt), error: null });
    this.channel?.postMessage({ owner: this.options.owner, revision });
    this.apply('stored');
    if (this.current.state === 'saved') this.set({ value });
    this.dropSavedCopy();
    this.options.onStored?.();
  }

  private async failed(error: unknown, sent: V): Promise<void> {
    if (!(error instanceof ApiError) || (isTemporary(error) && !this.isAsked))
      return this.apply('unanswered');
    if (error.status === 409) return this.compare(sent, error);
    this.reject(error);
  }

  private reject(error: ApiError | null): void {
    this.set({ error });
    this.apply('rejected');
  }

  /** Reads the text that another window saved. The answer to a request in progress says the same. */
  private async follow(): Promise<void> {
    if (isInFlight(this.current.state)) return;
    const theirs = await this.options.load().catch(() => undefined);
    if (theirs) this.receive(theirs);
  }

  /**
   * Reads the server's text after a refused request.
   * @param sent by a request whose answer may have been lost: then the other text is this one
   * @param refusal if the server holds the same revision, it refuses the text for another reason
   */
  private async compare(sent: V, refusal: ApiError): Promise<void> {
    const theirs = await this.options.load().catch(() => undefined);
    if (!theirs) return this.apply('unanswered');
    if (this.isSame(theirs.value, sent)) return this.stored(theirs);
    if (theirs.revision === this.current.revision) return this.reject(refusal);
    this.settle(theirs);
  }

  private settle(theirs: SavedValue<V>): void {
    if (this.current.state === 'saved' || this.isSame(theirs.value, this.current.value))
      return this.replace(theirs);
    // Only the revision is newer, as after another part was saved.
    if (!isInFlight(this.current.state) && this.isSame(theirs.value, this.savedValue))
      return this.set({ revision: theirs.revision });
    this.set({ theirs });
    this.apply('outdated');
  }

  private set(change: Partial<SaverSnapshot<V>>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}

import { ApiError } from '@lectern/api-client/admin';

import { BrowserCopies } from './browser-copies.js';
import { OtherWindows } from './other-windows.js';
import { SaveTimer } from './save-timer.js';
import {
  dateOf,
  factsOf,
  type SavedValue,
  type SaverOptions,
  type SaverSnapshot,
  type Stored,
} from './saved-value.js';
import { isSameValue } from './same-value.js';
import { hasServerValue, isInFlight, isOpen, nextStep, type SavingEvent } from './saving-machine.js';

/** The session has ended, the server is busy or unreachable: the same text is sent again. */
const isTemporary = ({ status }: ApiError): boolean => status === 401 || status === 429 || status >= 500;

/**
 * Saves one text: one request at a time, and a copy in this browser until the server holds it. Another window or person
 * who saves the same text stops it until the user has chosen.
 */
export class Saver<V> {
  private readonly copies: BrowserCopies<V>;
  private readonly listeners = new Set<() => void>();
  private current: SaverSnapshot<V>;
  private readonly timer = new SaveTimer(() => this.apply('due'));
  private request: Promise<void> = Promise.resolve();
  private windows: OtherWindows | undefined;
  /** As the server held it last. */
  private savedValue: V;

  constructor(private readonly options: SaverOptions<V>) {
    this.copies = new BrowserCopies(options.owner, {
      isShown: (copied) => this.isSame(copied, this.current.value),
      unsaved: () => (isOpen(this.current.state) ? this.current : undefined),
    });
    this.savedValue = options.saved.value;
    this.current = { state: 'saved', ...factsOf(options.saved), error: null, theirs: null, copy: null };
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
    this.windows = new OtherWindows(this.options.owner, (revision) => {
      if (revision > this.current.revision) void this.follow();
    });
    void this.offerCopy();
  }

  /**
   * Starts a last save and does not wait for it. If it fails, the copy in this browser is offered the next time the text
   * is opened. It is not retried: a late retry could conflict with the text opened again.
   */
  close(): void {
    const { windows } = this;
    void this.leave().finally(() => {
      windows?.close();
      // Opened again in the meantime, as React does in development.
      if (this.windows !== windows) return;
      this.windows = undefined;
      this.timer.stop();
    });
  }

  /** Ends without a last save or copy, as after signing out. */
  stop(): void {
    this.timer.stop();
    this.copies.stop();
    this.windows?.close();
    this.windows = undefined;
  }

  /** Before the page is left: saves the text, or keeps a copy of what is saved only if asked. */
  async leave(): Promise<void> {
    if (this.isAsked) await this.copies.keep();
    else await this.flush();
  }

  change(value: V): void {
    if (isSameValue(value, this.current.value)) return;
    const { state } = this.current;
    this.set({ value });
    if (hasServerValue(state) && this.isSame(value, this.savedValue)) return this.apply('replaced');
    this.copies.keepSoon();
    this.apply('typed');
  }

  /** @returns the revision once the server holds all of the text; undefined if it does not */
  async flush(): Promise<number | undefined> {
    void this.copies.keep();
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
  replace(saved: SavedValue<V>): void {
    this.savedValue = saved.value;
    this.set({ ...factsOf(saved), theirs: null, error: null });
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

  /** Asks which text counts, after someone else stored one over this one. */
  compareWith(theirs: SavedValue<V>): void {
    if (this.isSame(theirs.value, this.current.value)) return this.replace(theirs);
    this.set({ theirs });
    this.apply('outdated');
    void this.copies.keep();
  }

  takeCopy(): void {
    const { copy } = this.current;
    if (!copy) return;
    this.change(copy.value);
    void this.copies.keep().then(() => this.dropOffered());
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

  private apply(event: SavingEvent): void {
    const { state, effects } = nextStep(this.current.state, event);
    if (state !== this.current.state) this.set({ state });
    for (const effect of effects) this.act(effect);
  }

  private act(effect: 'wait' | 'retry' | 'send' | 'stop' | 'forget'): void {
    if (effect === 'send') this.request = this.send();
    else if (effect === 'forget') void this.copies.drop();
    else if (effect === 'stop' || this.isAsked) this.timer.stop();
    else this.timer.start(effect === 'wait' ? 'pause' : 'retry');
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
    this.timer.reset();
    this.savedValue = value;
    this.set({ revision, savedAt: dateOf(savedAt), error: null });
    this.windows?.announce(revision);
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

import { dropCopy, findCopies, keepCopy, type LocalCopy } from './local-copies.js';
import { COPY_PAUSE_MS } from './saving-rules.js';

interface CopiedText<V> {
  /** Whether the user sees the same text already. */
  isShown: (value: V) => boolean;
  /** Undefined once the server holds all of the text. */
  unsaved: () => { value: V } | undefined;
}

/** The copy that this window keeps of one text, and those that earlier windows left. */
export class BrowserCopies<V> {
  /** So that two windows do not overwrite each other. */
  private readonly windowId = crypto.randomUUID();
  private offered: LocalCopy | undefined;

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly owner: string,
    private readonly text: CopiedText<V>,
  ) {}

  /** Keeps a copy after a pause in typing. */
  keepSoon(): void {
    this.stop();
    this.timer = setTimeout(() => void this.keep(), COPY_PAUSE_MS);
  }

  async keep(): Promise<void> {
    this.stop();
    const unsaved = this.text.unsaved();
    if (!unsaved) return;
    await keepCopy({ owner: this.owner, windowId: this.windowId, value: unsaved.value, at: new Date() });
    // Stored in the meantime.
    if (!this.text.unsaved()) await this.drop();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  drop(): Promise<void> {
    return dropCopy(this.owner, this.windowId);
  }

  /** Newest copy of another window. Deletes those that the user sees already. */
  async offer(): Promise<{ value: V; at: Date } | undefined> {
    const copies = await findCopies(this.owner);
    const others = copies.filter(({ windowId }) => windowId !== this.windowId);
    const isShown = ({ value }: LocalCopy) => this.text.isShown(value as V);
    this.offered = others.find((each) => !isShown(each));
    for (const each of others.filter(isShown)) await dropCopy(each.owner, each.windowId);
    return this.offered && { value: this.offered.value as V, at: this.offered.at };
  }

  async dropOffered(): Promise<void> {
    if (this.offered) await dropCopy(this.offered.owner, this.offered.windowId);
  }
}

import { dropCopy, findCopies, keepCopy, type LocalCopy } from './local-copies.js';

/** The copy that this window keeps of one text, and those that earlier windows left. */
export class BrowserCopies<V> {
  /** So that two windows do not overwrite each other. */
  private readonly windowId = crypto.randomUUID();
  private offered: LocalCopy | undefined;

  /** @param isShown whether the user sees the same text already */
  constructor(
    private readonly owner: string,
    private readonly isShown: (value: V) => boolean,
  ) {}

  keep(value: V): Promise<void> {
    return keepCopy({ owner: this.owner, windowId: this.windowId, value, at: new Date() });
  }

  drop(): Promise<void> {
    return dropCopy(this.owner, this.windowId);
  }

  /** Newest copy of another window. Deletes those that the user sees already. */
  async offer(): Promise<{ value: V; at: Date } | undefined> {
    const copies = await findCopies(this.owner);
    const others = copies.filter(({ windowId }) => windowId !== this.windowId);
    const isShown = ({ value }: LocalCopy) => this.isShown(value as V);
    this.offered = others.find((each) => !isShown(each));
    for (const each of others.filter(isShown)) await dropCopy(each.owner, each.windowId);
    return this.offered && { value: this.offered.value as V, at: this.offered.at };
  }

  async dropOffered(): Promise<void> {
    if (this.offered) await dropCopy(this.offered.owner, this.offered.windowId);
  }
}

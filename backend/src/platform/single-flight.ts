/** Work of which one at a time is enough: whoever wants the same while it is under way waits for the same outcome. */
export class SharedWork<T> {
  private readonly begun = new Map<string, Promise<T>>();

  get underWay(): readonly Promise<T>[] {
    return [...this.begun.values()];
  }

  do(key: string, work: () => Promise<T>): Promise<T> {
    const known = this.begun.get(key);
    if (known) return known;
    const begun = work().finally(() => {
      if (this.begun.get(key) === begun) this.begun.delete(key);
    });
    this.begun.set(key, begun);
    return begun;
  }

  /** Whoever wants it from now on has it done anew. */
  forget(key: string): void {
    this.begun.delete(key);
  }
}

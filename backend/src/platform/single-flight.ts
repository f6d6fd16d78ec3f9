/** Runs at most one call per key at a time; callers with the same key share its result. */
export class SingleFlight<T> {
  private readonly calls = new Map<string, Promise<T>>();

  get inFlight(): readonly Promise<T>[] {
    return [...this.calls.values()];
  }

  do(key: string, work: () => Promise<T>): Promise<T> {
    const known = this.calls.get(key);
    if (known) return known;
    const call = work().finally(() => {
      if (this.calls.get(key) === call) this.calls.delete(key);
    });
    this.calls.set(key, call);
    return call;
  }

  /** Makes the next call with this key run again, even if one is in flight. */
  forget(key: string): void {
    this.calls.delete(key);
  }
}

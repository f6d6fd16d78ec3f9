/**
 * What is written about one thing goes out in the order in which it was written, one after the other. When one fails,
 * those that wait behind it fail with it: they were meant to follow it.
 */
export class WriteLines {
  private readonly lines = new Map<string, Promise<unknown>>();

  /** @param key of the thing; @param send begins the call when its turn comes */
  write<Answer>(key: string, send: () => Promise<Answer>): Promise<Answer> {
    const turn = (this.lines.get(key) ?? Promise.resolve()).then(send);
    this.lines.set(key, turn);
    const leave = () => {
      if (this.lines.get(key) === turn) this.lines.delete(key);
    };
    turn.then(leave, leave);
    return turn;
  }
}

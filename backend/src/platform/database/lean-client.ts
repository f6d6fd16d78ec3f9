import pg from 'pg';

import { ResilientClient } from './resilient-client.js';

const BEGIN = 'START TRANSACTION';
const ENDS: ReadonlySet<unknown> = new Set(['COMMIT', 'ROLLBACK']);

/** What has no answer worth waiting for: it goes with the statement that follows, in one message. */
const isOpening = (text: string) => text.startsWith(BEGIN) || text.startsWith('SAVEPOINT ');

/** A statement that comes again on its connection is prepared there; what comes rarely is not worth its memory. */
const PREPARED_FROM = 3;
const MOST_PREPARED = 150;
const MOST_SEEN = 1_000;

/** What pg keeps of a connection, as far as it is needed here. */
interface Wire {
  stream: { cork(): void; uncork(): void };
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  describe(portal: object): void;
  sync(): void;
}

/** pg's own query, with what its types leave out. */
interface WireQuery {
  name?: string;
  text: string;
  requiresPreparation(): boolean;
  prepare(wire: Wire): void;
  submit(wire: Wire): Error | null;
  handleDataRow(message: object): void;
  handleCommandComplete(message: { text: string }, wire: Wire): void;
  handleError(error: Error, wire: Wire): void;
}

const OwnQuery = pg.Query as unknown as new (text: string, values?: readonly unknown[]) => WireQuery;

interface Statement {
  text: string;
  values?: readonly unknown[] | undefined;
  /** Under which it is prepared. */
  name?: string | undefined;
}

/** A statement of which nothing is told: neither how its rows look nor that it is done. */
function submitQuietly({ text, values, name }: Statement, wire: Wire): void {
  const query = new OwnQuery(text, values);
  if (name) query.name = name;
  const silent = { describe: () => undefined, sync: () => undefined };
  query.prepare(Object.assign(Object.create(wire) as Wire, silent));
}

class LeanQuery extends OwnQuery {
  private ahead: number;

  /**
   * @param openings what goes ahead of it in the same message: where that fails, it is not done, and fails by the same error
   * @param onFailed told of any failure
   */
  constructor(
    { text, values, name }: Statement,
    private readonly openings: readonly Statement[],
    private readonly onFailed: () => void,
  ) {
    // An object is copied by pg, property by property: two parts in a hundred of what a purchase takes.
    super(text, values);
    if (name) this.name = name;
    this.ahead = openings.length;
  }

  override requiresPreparation(): boolean {
    return super.requiresPreparation() || this.openings.some(({ values }) => values);
  }

  override submit(wire: Wire): Error | null {
    if (!this.requiresPreparation()) {
      this.text = [...this.openings.map(({ text }) => text), this.text].join('; ');
      return super.submit(wire);
    }
    wire.stream.cork();
    try {
      for (const opening of this.openings) submitQuietly(opening, wire);
      return super.submit(wire);
    } finally {
      wire.stream.uncork();
    }
  }

  override handleDataRow(message: object): void {
    if (this.ahead === 0) super.handleDataRow(message);
  }

  override handleCommandComplete(message: { text: string }, wire: Wire): void {
    if (this.ahead > 0) this.ahead -= 1;
    else super.handleCommandComplete(message, wire);
  }

  override handleError(error: Error, wire: Wire): void {
    // What of them was parsed is not known: pg takes the word of one for another's.
    for (const { name } of [...this.openings, this]) {
      if (!name) continue;
      delete wire.parsedStatements[name];
      delete wire.submittedNamedStatements[name];
    }
    this.onFailed();
    super.handleError(error, wire);
  }
}

type Told = (error: Error | null, result?: unknown) => void;
type Send = (query: object, told?: unknown) => unknown;

/**
 * A connection on which less is said: a transaction is opened with its first statement, and not at all where it has none;
 * a savepoint goes with the statement after it, and so does what nobody waits for; statements that come again are prepared.
 * Each message to the database is a turn of both processes.
 */
export class LeanClient extends ResilientClient {
  private openings: Statement[] = [];
  private readonly timesSeen = new Map<string, number>();
  private readonly names = new Map<string, string>();
  private namesGiven = 0;

  constructor(config?: ConstructorParameters<typeof ResilientClient>[0]) {
    super(config);
    const send: Send = (query, told) => (super.query as unknown as Send).call(this, query, told);
    const query = (text: unknown, values?: unknown, told?: unknown) =>
      typeof text === 'string' && typeof values !== 'function'
        ? this.say(send, text, values as unknown[] | undefined, told as Told | undefined)
        : send(text as object, values);
    this.query = query as typeof this.query;
  }

  /**
   * Says a statement whose answer nobody waits for, in the transaction that is open: it goes with the next one, or with the
   * commit, and what is wrong with it is told as that one's error.
   */
  sendWithNext(text: string, values: readonly unknown[]): void {
    this.openings.push({ text, values, name: this.nameOf(text) });
  }

  private say(send: Send, text: string, values: unknown[] | undefined, told: Told | undefined): unknown {
    if (!told) {
      return new Promise((resolve, reject) => {
        this.say(send, text, values, (error, result) => (error ? reject(error) : resolve(result)));
      });
    }
    const isUnopened = this.openings[0]?.text === BEGIN;
    if (isOpening(text)) this.openings.push(...text.split('; ').map((one) => ({ text: one })));
    else if (text === 'ROLLBACK' || (text === 'COMMIT' && !this.openings.some((one) => one.values)))
      this.openings = [];
    if (isOpening(text) || (ENDS.has(text) && isUnopened && this.openings.length === 0)) {
      told(null, { command: text, rowCount: null, rows: [] });
      return undefined;
    }
    const name = values?.length ? this.nameOf(text) : undefined;
    const statement = { text, values, name };
    const { openings } = this;
    this.openings = [];
    const onFailed = () => [...openings, statement].forEach((one) => this.names.delete(one.text));
    send(new LeanQuery(statement, openings, onFailed), told);
    return undefined;
  }

  /** One that failed gets another: its plan may be of a table that has changed since. */
  private nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known || this.namesGiven === MOST_PREPARED) return known;
    const times = (this.timesSeen.get(text) ?? 0) + 1;
    if (this.timesSeen.size === MOST_SEEN) this.timesSeen.clear();
    this.timesSeen.set(text, times);
    if (times < PREPARED_FROM) return undefined;
    this.timesSeen.delete(text);
    const name = `lean-${(this.namesGiven += 1)}`;
    this.names.set(text, name);
    return name;
  }
}

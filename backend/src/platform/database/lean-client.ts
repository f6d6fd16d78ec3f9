import pg from 'pg';

import { CalmClient } from './calm-client.js';

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
  parse(statement: { text: string }): void;
  bind(portal: object): void;
  execute(portal: object): void;
}

/** pg's own query, with what its types leave out. */
interface WireQuery {
  name?: string;
  text: string;
  requiresPreparation(): boolean;
  submit(wire: Wire): Error | null;
  handleCommandComplete(message: { text: string }, wire: Wire): void;
  handleError(error: Error, wire: Wire): void;
}

const OwnQuery = pg.Query as unknown as new (text: string, values?: unknown[]) => WireQuery;

interface Statement extends pg.QueryConfig {
  /** What goes ahead of it in the same message: where that fails, it is not done. */
  openings: readonly string[];
  /** Told of any failure. */
  onFailed: () => void;
}

class LeanQuery extends OwnQuery {
  private ahead: number;

  constructor(private readonly statement: Statement) {
    // An object is copied by pg, property by property: two parts in a hundred of what a purchase takes.
    super(statement.text, statement.values);
    if (statement.name) this.name = statement.name;
    this.ahead = statement.openings.length;
  }

  override submit(wire: Wire): Error | null {
    const { openings } = this.statement;
    if (openings.length === 0) return super.submit(wire);
    if (!this.requiresPreparation()) {
      this.text = [...openings, this.text].join('; ');
      return super.submit(wire);
    }
    wire.stream.cork();
    try {
      for (const text of openings) {
        wire.parse({ text });
        wire.bind({});
        wire.execute({});
      }
      return super.submit(wire);
    } finally {
      wire.stream.uncork();
    }
  }

  override handleCommandComplete(message: { text: string }, wire: Wire): void {
    if (this.ahead > 0) this.ahead -= 1;
    else super.handleCommandComplete(message, wire);
  }

  override handleError(error: Error, wire: Wire): void {
    // pg has taken the word that the opening was parsed for this one's.
    if (this.name) delete wire.parsedStatements[this.name];
    this.statement.onFailed();
    super.handleError(error, wire);
  }
}

type Told = (error: Error | null, result?: unknown) => void;
type Send = (query: object, told?: unknown) => unknown;

/**
 * A connection on which less is said: a transaction is opened with its first statement, and not at all where it has none;
 * a savepoint goes with the statement after it; statements that come again are prepared. Each message to the
 * database is a turn of both processes.
 */
export class LeanClient extends CalmClient {
  private openings: string[] = [];
  private readonly timesSeen = new Map<string, number>();
  private readonly names = new Map<string, string>();
  private namesGiven = 0;

  constructor(config?: ConstructorParameters<typeof CalmClient>[0]) {
    super(config);
    const send: Send = (query, told) => (super.query as unknown as Send).call(this, query, told);
    const query = (text: unknown, values?: unknown, told?: unknown) =>
      typeof text === 'string' && typeof values !== 'function'
        ? this.say(send, text, values as unknown[] | undefined, told as Told | undefined)
        : send(text as object, values);
    this.query = query as typeof this.query;
  }

  private say(send: Send, text: string, values: unknown[] | undefined, told: Told | undefined): unknown {
    if (!told) {
      return new Promise((resolve, reject) => {
        this.say(send, text, values, (error, result) => (error ? reject(error) : resolve(result)));
      });
    }
    const isUnopened = this.openings[0] === BEGIN;
    const isEnd = ENDS.has(text);
    if (isOpening(text)) this.openings.push(...text.split('; '));
    else if (isEnd) this.openings = [];
    if (isOpening(text) || (isEnd && isUnopened)) {
      told(null, { command: text, rowCount: null, rows: [] });
      return undefined;
    }
    const name = values?.length ? this.nameOf(text) : undefined;
    const onFailed = () => void this.names.delete(text);
    send(new LeanQuery({ text, values, name, openings: this.openings, onFailed }), told);
    this.openings = [];
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

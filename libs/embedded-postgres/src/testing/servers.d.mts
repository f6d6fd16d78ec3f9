/** A port of the loopback that nobody listens on at this moment. */
export declare function freePort(): Promise<number>;

/** A PostgreSQL that belongs to whoever has started it, and to no process that a test kills. */
export interface TestPostgres {
  url: string;
  stop(): Promise<void>;
}

export declare function servePostgres(): Promise<TestPostgres>;

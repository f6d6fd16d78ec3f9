/** Finds a free loopback port. */
export declare function freePort(): Promise<number>;

/** A PostgreSQL that belongs to its starter, and not to a process that a test kills. */
export interface TestPostgres {
  url: string;
  stop(): Promise<void>;
}

export declare function servePostgres(): Promise<TestPostgres>;

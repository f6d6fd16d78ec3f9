import pg from 'pg';

/**
 * A connection whose end is an error of the query in hand, and nothing more. A client of pg also emits the
 * error; where nobody listens, that ends the process. Pools listen while a client is idle, and whoever takes
 * one listens a moment after he got it: a database that dies within that moment must not take us with it.
 */
export class CalmClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

import { Injectable } from '@nestjs/common';

import type { Connection } from './integration.js';

/** What matters most to a shop first. */
const ORDER = ['payments', 'mail', 'files', 'speech', 'database', 'jobs'];
const placeOf = ({ id }: Connection) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);

/** All that the site is connected to; each module adds what is its own. */
@Injectable()
export class Connections {
  private readonly known: Connection[] = [];

  add(connection: Connection): void {
    this.known.push(connection);
    this.known.sort((one, other) => placeOf(one) - placeOf(other));
  }

  get all(): readonly Connection[] {
    return this.known;
  }
}

import { Injectable } from '@nestjs/common';

import type { Staff } from '../access/staff.js';

/**
 * `connected`: a service that was set up; `built-in`: what the site brings along, which is as good; `stand-in`: what
 * only pretends.
 */
export const INTEGRATION_STATES = ['connected', 'built-in', 'stand-in'] as const;
export type IntegrationState = (typeof INTEGRATION_STATES)[number];

/** Something outside of the program that the site needs, told to whoever owns it. */
export interface Integration {
  /** `mail` */
  id: string;
  label: string;
  state: IntegrationState;
  /** What it is at present, in a sentence or two. */
  standing: string;
  /** How another is connected, for whoever runs the site; null where there is nothing to connect. */
  advice: string | null;
  /** The settings that the advice is about, by name; never what they are set to. */
  variables: readonly string[];
  /** What a test does, on its button: `Send me a test email`. */
  testLabel: string;
  /**
   * Really asks. Rejects where it does not answer as it should.
   * @param by who wants to know
   * @returns what was found, in a sentence
   */
  test(by: Staff): Promise<string>;
}

/** What matters most to a shop first. */
const ORDER = ['payments', 'mail', 'files', 'speech', 'database', 'jobs'];
const placeOf = ({ id }: Integration) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);

/** All that the site is connected to; each module adds what is its own. */
@Injectable()
export class Integrations {
  private readonly known: Integration[] = [];

  add(connection: Integration): void {
    this.known.push(connection);
    this.known.sort((one, other) => placeOf(one) - placeOf(other));
  }

  get all(): readonly Integration[] {
    return this.known;
  }
}

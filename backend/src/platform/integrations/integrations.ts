import { Injectable } from '@nestjs/common';

import type { Staff } from '../access/staff.js';

/** `connected`: a configured service; `built-in`: the site's own equivalent; `stand-in`: a simulation. */
export const INTEGRATION_STATES = ['connected', 'built-in', 'stand-in'] as const;
export type IntegrationState = (typeof INTEGRATION_STATES)[number];

/** An external service that the site uses, described for the owner. */
export interface Integration {
  /** Such as `mail`. */
  id: string;
  label: string;
  state: IntegrationState;
  /** Current state in a sentence or two. */
  standing: string;
  /** How to connect another service; null if there is nothing to connect. */
  advice: string | null;
  /** Names of the settings in the advice, never their values. */
  variables: readonly string[];
  /** Label of the test's button, such as `Send me a test email`. */
  testLabel: string;
  /**
   * Calls the service. Rejects if it does not work.
   * @param by the user who runs the test
   * @returns the result in a sentence
   */
  test(by: Staff): Promise<string>;
}

/** The most important first. */
const ORDER = ['payments', 'mail', 'files', 'speech', 'database', 'jobs'];
const placeOf = ({ id }: Integration) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);

/** The services that the site uses; each module adds its own. */
@Injectable()
export class Integrations {
  private readonly known: Integration[] = [];

  add(integration: Integration): void {
    this.known.push(integration);
    this.known.sort((one, other) => placeOf(one) - placeOf(other));
  }

  get all(): readonly Integration[] {
    return this.known;
  }
}

import { Injectable } from '@nestjs/common';

import type { Staff } from '../access/staff.js';

/** `connected`: a configured service; `built-in`: the site's own equivalent; `stand-in`: a simulation. */
export const INTEGRATION_STATES = ['connected', 'built-in', 'stand-in'] as const;
export type IntegrationState = (typeof INTEGRATION_STATES)[number];

export interface Integration {
  id: string;
  label: string;
  state: IntegrationState;
  standing: string;
  /** How to connect another service; null if there is nothing to connect. */
  advice: string | null;
  /** Names of the settings in the advice, never their values. */
  variables: readonly string[];
  testLabel: string;
  /** Calls the service. Rejects if it does not work. @returns the result in a sentence */
  test(by: Staff): Promise<string>;
}

const ORDER = ['payments', 'mail', 'files', 'speech', 'database', 'jobs'];
const placeOf = ({ id }: Integration) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);

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

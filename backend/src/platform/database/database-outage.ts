import pg from 'pg';
import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';

import { Outage } from '../outage.js';

/** Connection (08), resources (53), timeout or shutdown (57), lock timeout (55P03), idle transaction (25P03, 25P04). */
const UNAVAILABLE = /^(08|53|57|55P03|25P0[34])/;

const LOST = [QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError];

/** Whether the database did not answer in time. A rejected query is not an outage. */
export function isDatabaseOutage(error: unknown): boolean {
  if (LOST.some((kind) => error instanceof kind)) return true;
  const isFailedQuery = error instanceof QueryFailedError;
  const cause: unknown = isFailedQuery ? error.driverError : error;
  if (cause instanceof pg.DatabaseError) return UNAVAILABLE.test(cause.code ?? '');
  // An error that the database did not send comes from the connection.
  return isFailedQuery || cause instanceof Outage;
}

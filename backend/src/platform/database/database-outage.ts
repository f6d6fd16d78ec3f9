import pg from 'pg';
import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';

import { Outage } from '../outage.js';

/**
 * SQLSTATE of a PostgreSQL that cannot serve for now: a broken connection (08), full (53), a statement that took
 * too long or a server that goes down (57), a lock that somebody else holds, a transaction that was left open.
 */
const UNAVAILABLE = /^(08|53|57|55P03|25P0[34])/;

/** What TypeORM says of a transaction whose connection was lost meanwhile. */
const LOST = [QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError];

/** Whether the database did not answer, or not in time; what it refuses is no outage. */
export function isDatabaseOutage(error: unknown): boolean {
  if (LOST.some((kind) => error instanceof kind)) return true;
  const isFailedQuery = error instanceof QueryFailedError;
  const cause: unknown = isFailedQuery ? error.driverError : error;
  if (cause instanceof pg.DatabaseError) return UNAVAILABLE.test(cause.code ?? '');
  // An error that the database did not send comes from the connection.
  return isFailedQuery || cause instanceof Outage;
}

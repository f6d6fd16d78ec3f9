import type { EntityManager } from 'typeorm';

import { DomainError } from '../../platform/http/domain-error.js';

export interface OpenJob {
  id: string;
  job: string;
  payload: object;
  failures: number;
  failedAt: Date | null;
}

/** @throws DomainError where there is none with this id, or it is done */
export async function findOpenJob(manager: EntityManager, id: string): Promise<OpenJob> {
  const [found] = (await manager.query(
    `SELECT id, job, payload, failures, failed_at AS "failedAt" FROM outbox
     WHERE id = $1 AND closed_at IS NULL`,
    [id],
  )) as OpenJob[];
  if (found) return found;
  throw new DomainError(
    'not-found',
    'JOBS.UNKNOWN',
    'There is no such work (any more): it may be done by now.',
  );
}

import type { EntityManager } from 'typeorm';

import { SAMPLE_COUNTS_DAYS } from './welcome-series-rules.js';

/** Time of the latest recent sample of an address, including the kit. */
export async function findLatestSample(manager: EntityManager, email: string): Promise<Date | null> {
  const [sample] = await manager.query<{ takenAt: Date | null }[]>(
    `SELECT max(downloaded_at) AS "takenAt" FROM downloads
    WHERE lower(email) = $1 AND downloaded_at > now() - interval '${SAMPLE_COUNTS_DAYS} days'`,
    [email],
  );
  return sample?.takenAt ?? null;
}

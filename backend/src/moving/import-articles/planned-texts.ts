import type { EntityManager } from 'typeorm';

import type { PlannedTexts } from '../../publishing/index.js';
import { countClaims, findClaims } from '../import-batches/import-batches.queries.js';

/** Of a new text in a dry run. */
export const claimOf = (kind: string, slug: string): string => `${kind}:${slug}`;

/** New texts of earlier chunks of a dry run. */
export async function plannedTexts(manager: EntityManager, batchId: string): Promise<PlannedTexts> {
  return {
    pages: await countClaims(manager, batchId, claimOf('page', '')),
    addresses: async (kind, slugs) => {
      const claims = new Map(slugs.map((slug) => [claimOf(kind, slug), slug]));
      const found = await findClaims(manager, batchId, [...claims.keys()]);
      return found.flatMap((claim) => claims.get(claim) ?? []);
    },
  };
}

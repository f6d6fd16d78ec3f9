import type { EntityManager } from 'typeorm';

/** All reads of the transaction see the same state. */
export async function useSnapshot(manager: EntityManager): Promise<void> {
  await manager.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
}

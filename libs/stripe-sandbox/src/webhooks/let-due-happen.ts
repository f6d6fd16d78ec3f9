import type pg from 'pg';
import { openDueDisputes } from '../disputes/open-disputes.js';
import { makeDueRefundChanges } from '../refunds/refund-changes.js';

/** What banks do by themselves has happened, as far as it is due, once this resolves. */
export async function letDueHappen(pool: pg.Pool): Promise<void> {
  await openDueDisputes(pool);
  await makeDueRefundChanges(pool);
}

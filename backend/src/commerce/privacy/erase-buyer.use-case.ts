import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { ErasedRecord } from '../../owner-tools/index.js';

type Changed = [{ id: string }[], number];

const BLANK = `UPDATE orders SET customer_email = $2, customer_name = NULL WHERE lower(customer_email) = $1 RETURNING id`;
// An order may be another's by now, and have been hers by a slip.
const MENDED = 'DELETE FROM order_address_changes WHERE order_id = ANY ($1) OR $2 IN (old_email, new_email)';
const FETCHED = 'UPDATE digital_downloads SET customer_email = $2 WHERE order_id = ANY ($1)';

/** Takes the name and the addresses out of orders, whose sums stay, and forgets what she waited for. */
@Injectable()
export class EraseBuyer {
  constructor(private readonly database: Database) {}

  /**
   * Belongs in the transaction that erases her.
   * @param email in small letters
   */
  async execute(email: string, pseudonym: string): Promise<ErasedRecord> {
    const { manager } = this.database;
    const [orders] = await manager.query<Changed>(BLANK, [email, pseudonym]);
    const ids = orders.map(({ id }) => id);
    await manager.query(FETCHED, [ids, pseudonym]);
    for (const table of ['order_addresses', 'order_notes'])
      await manager.query(`DELETE FROM ${table} WHERE order_id = ANY ($1)`, [ids]);
    await manager.query(MENDED, [ids, email]);
    // What was given back stays with its order; why is in words about her.
    await manager.query('UPDATE refunds SET reason = NULL WHERE order_id = ANY ($1)', [ids]);
    // Their fingerprints are made of what she typed.
    await manager.query('DELETE FROM order_requests WHERE order_id = ANY ($1)', [ids]);
    const [notices] = await manager.query<Changed>(
      'DELETE FROM release_notices WHERE email = $1 RETURNING id',
      [email],
    );
    return {
      causes: [...ids.map((orderId) => ({ orderId })), ...notices.map(({ id }) => ({ noticeId: id }))],
    };
  }
}

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { MOST_SHOWN, READERS_IN_COMMON } from './books-in-common-rules.js';
import { countBooksInCommon } from './books-in-common.jobs.js';

/** Each buyer counts once. Refunded orders do not count. */
const PUT = `WITH bought AS (
    SELECT DISTINCT lower(o.customer_email) AS buyer, l.product_id FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE o.status IN ('paid', 'fulfilled', 'to-send', 'sent'))
  INSERT INTO books_in_common (product_id, other_id, buyers)
    SELECT a.product_id, b.product_id, count(*)::int FROM bought a
      JOIN bought b ON b.buyer = a.buyer AND b.product_id <> a.product_id
    GROUP BY a.product_id, b.product_id HAVING count(*) >= $1`;

const READ = `SELECT product_id AS "productId", array_agg(other_id ORDER BY buyers DESC, other_id) AS others
  FROM books_in_common GROUP BY product_id ORDER BY product_id`;

/** Books with common readers, by purchases. */
@Injectable()
export class BooksInCommon {
  constructor(private readonly database: Database) {}

  @HandlesJob(countBooksInCommon)
  count(): Promise<void> {
    return this.database.transaction(async () => {
      await this.database.manager.query('DELETE FROM books_in_common');
      await this.database.manager.query(PUT, [READERS_IN_COMMON]);
    });
  }

  /** Other books of each product's readers, the most common first. */
  async read(): Promise<Record<string, readonly string[]>> {
    const rows = await this.database.manager.query<{ productId: string; others: string[] }[]>(READ);
    return Object.fromEntries(rows.map(({ productId, others }) => [productId, others.slice(0, MOST_SHOWN)]));
  }
}

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { announceEdition } from './announce-edition.job.js';

/** What was granted of any edition before becomes what stands at its place in this one. Links follow their grant. */
const REPLACE = `
  UPDATE download_grants g SET file_path = fresh.key, file_name = fresh.file_name, file_format = fresh.format
  FROM product_files old
    JOIN product_editions e ON e.id = old.edition_id AND e.product_id = $1
    JOIN product_files fresh ON fresh.edition_id = $2 AND fresh.position = old.position
  WHERE g.product_id = $1 AND g.file_path = old.key AND old.key <> fresh.key`;

/** A file that comes to the others is granted to whoever has one of them. */
const ADD = `
  INSERT INTO download_grants (order_id, product_id, file_path, file_name, file_format, created_at)
  SELECT o.order_id, $1, f.key, f.file_name, f.format, clock_timestamp() + f.position * interval '1 millisecond'
  FROM (SELECT DISTINCT order_id FROM download_grants WHERE product_id = $1) o
    JOIN product_files f ON f.edition_id = $2
  ON CONFLICT (order_id, file_path) DO NOTHING`;

/** Whoever paid and was not given the money back, once each, by the newest of her orders. */
const READERS = `
  INSERT INTO edition_readers (edition_id, order_id)
  SELECT DISTINCT ON (lower(o.customer_email)) $2, o.id FROM orders o
  WHERE o.product_id = $1 AND o.status IN ('paid', 'fulfilled', 'to-send', 'sent')
    AND EXISTS (SELECT FROM download_grants g WHERE g.order_id = o.id)
  ORDER BY lower(o.customer_email), o.created_at DESC, o.id`;

/** Gives a new edition to those who bought the product before; their letters are promised by a job. */
@Injectable()
export class ServeEdition {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async execute(productId: string, editionId: string, isTold: boolean): Promise<void> {
    const { manager } = this.database;
    await manager.query(REPLACE, [productId, editionId]);
    await manager.query(ADD, [productId, editionId]);
    if (!isTold) return;
    await manager.query(READERS, [productId, editionId]);
    await this.outbox.enqueue(announceEdition, { editionId });
  }
}

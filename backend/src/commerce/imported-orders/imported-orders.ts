import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import { findErasedPeople } from '../../platform/audit-log/erased-people.queries.js';
import { Database } from '../../platform/database/database.js';
import { Pseudonyms } from '../../platform/email/pseudonyms.js';
import { DownloadLinks } from '../downloads/download-links.js';
import { Order } from '../orders/order.entity.js';
import {
  deleteImportedOrders,
  findEbooks,
  findOwned,
  findUsed,
  insertImportedOrders,
  lockImportedOrders,
  setImportedStatus,
} from './imported-orders.queries.js';

export interface ImportedSale {
  /** In lower case: of the person who has the book. */
  email: string;
  name: string | null;
  productId: string;
  /** ISO 8601; null if unknown. */
  boughtAt: string | null;
  hasEnded: boolean;
  details: Readonly<Record<string, string>>;
  /** Order of an earlier import of this sale. */
  orderId: string | undefined;
}

export interface SaleDecision {
  effect: 'create' | 'end' | 'none';
  outcome: 'new' | 'updated' | 'unchanged' | 'skipped';
  code?: string;
}

export interface WrittenSale {
  decision: SaleDecision;
  orderId: string | undefined;
}

export type SaleUndo = { effect: 'create' | 'end' };

/** Orders of books that were bought at another shop: their buyers find them by address and code. */
@Injectable()
export class ImportedOrders {
  constructor(
    private readonly database: Database,
    private readonly pseudonyms: Pseudonyms,
    private readonly downloadLinks: DownloadLinks,
  ) {}

  ebooks(): Promise<{ id: string; title: string }[]> {
    return findEbooks(this.database.manager);
  }

  /** Decides about each sale without writing. */
  async plan(sales: readonly ImportedSale[]): Promise<SaleDecision[]> {
    const { manager } = this.database;
    const pseudonyms = sales.map(({ email }) => this.pseudonyms.of(email));
    const erased = await findErasedPeople(manager, pseudonyms);
    const owned = await findOwned(manager, sales);
    const orders = await lockImportedOrders(
      manager,
      sales.flatMap(({ orderId }) => orderId ?? []),
    );
    return sales.map((sale, at) => {
      const status = orders.get(sale.orderId ?? '');
      if (status) {
        if (sale.hasEnded && status !== 'refunded')
          return { effect: 'end', outcome: 'updated', code: 'REFUNDED' };
        return { effect: 'none', outcome: 'unchanged' };
      }
      if (sale.hasEnded) return { effect: 'none', outcome: 'skipped', code: 'REFUNDED' };
      if (erased.has(pseudonyms[at] ?? '')) return { effect: 'none', outcome: 'skipped', code: 'ERASED' };
      const key = `${sale.email} ${sale.productId}`;
      if (owned.has(key)) return { effect: 'none', outcome: 'skipped', code: 'HAS_IT' };
      owned.add(key);
      return { effect: 'create', outcome: 'new' };
    });
  }

  /** Writes each sale in the open transaction. Nothing is charged, and no one is emailed. */
  async write(sales: readonly ImportedSale[], source: string): Promise<WrittenSale[]> {
    const { manager } = this.database;
    const decisions = await this.plan(sales);
    const written = decisions.map((decision, at) => ({
      decision,
      orderId: decision.effect === 'create' ? randomUUID() : sales[at]?.orderId,
    }));
    const created = sales.flatMap((sale, at) => {
      const { decision, orderId } = written[at] ?? {};
      return decision?.effect === 'create' && orderId ? [{ ...sale, source, id: orderId }] : [];
    });
    const ids = created.map(({ id }) => id);
    if (created.length > 0) await insertImportedOrders(manager, created);
    for (const order of await manager.findBy(Order, { id: In(ids) }))
      await this.downloadLinks.grantFirst(order);
    const ended = written.flatMap(({ decision, orderId }) =>
      decision.effect === 'end' && orderId ? [orderId] : [],
    );
    if (ended.length > 0) await setImportedStatus(manager, ended, 'refunded');
    return written;
  }

  /** In the open transaction. Orders whose book was fetched or that were worked on since are kept. */
  async undo(
    rows: readonly { orderId: string; effect: SaleUndo['effect'] }[],
  ): Promise<('removed' | 'restored' | 'kept')[]> {
    const { manager } = this.database;
    const ids = rows.map(({ orderId }) => orderId);
    const statuses = await lockImportedOrders(manager, ids);
    const used = await findUsed(manager, ids);
    const results = rows.map(({ orderId, effect }) => {
      const status = statuses.get(orderId);
      if (effect === 'end') return status === 'refunded' ? 'restored' : 'kept';
      return status && !used.has(orderId) ? 'removed' : 'kept';
    });
    const idsOf = (result: string) => ids.filter((_, at) => results[at] === result);
    await setImportedStatus(manager, idsOf('restored'), 'fulfilled');
    await deleteImportedOrders(manager, idsOf('removed'));
    return results;
  }
}

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { isProofOver } from '../orders/order-rules.js';
import { Order } from '../orders/order.entity.js';
import { findPageRevision, raisePageRevisions } from './order-links.queries.js';

const PURPOSE = 'order-page';

/** Proves that the holder paid the order. A page link does not: its email may have reached a stranger. */
const PAYER_PURPOSE = 'order-payer';

/**
 * Signed links to order pages. They are not stored; a stored revision revokes earlier ones.
 */
@Injectable()
export class OrderPageLinks {
  constructor(
    private readonly database: Database,
    private readonly signedLinks: SignedLinks,
  ) {}

  async pathOf(orderId: string): Promise<string> {
    return this.pathAt(orderId, await this.revisionOf(orderId));
  }

  /** Like {@link path}, for callers that have read the revision. */
  async pathAt(orderId: string, revision: number): Promise<string> {
    return `/orders/${await this.signedLinks.token(PURPOSE, `${orderId}.${revision}`)}`;
  }

  /** Path of the order page with the form that corrects the buyer's address. Only for the browser that paid. */
  async addressPathAt(orderId: string, revision: number): Promise<string> {
    const proof = await this.signedLinks.token(PAYER_PURPOSE, `${orderId}.${revision}`);
    return `${await this.pathAt(orderId, revision)}?payer=${proof}#address`;
  }

  /** Whether a proof from {@link addressPathAt} is valid: for a day, and until the links are revoked. */
  async isPayer(order: Order, proof: string): Promise<boolean> {
    if (!proof || isProofOver(order, Date.now())) return false;
    const signed = await this.signedLinks.read(PAYER_PURPOSE, proof);
    return signed === `${order.id}.${await this.revisionOf(order.id)}`;
  }

  /** Returns undefined for an invalid or revoked link. */
  async open(token: string): Promise<Order | undefined> {
    const [, orderId = '', revision] =
      /^(.+)\.(\d+)$/.exec((await this.signedLinks.read(PURPOSE, token)) ?? '') ?? [];
    if (!orderId || Number(revision) !== (await this.revisionOf(orderId))) return undefined;
    return (await this.database.manager.findOneBy(Order, { id: orderId })) ?? undefined;
  }

  async revoke(orderId: string): Promise<void> {
    await raisePageRevisions(this.database.manager, [orderId]);
  }

  private revisionOf(orderId: string): Promise<number> {
    return findPageRevision(this.database.manager, orderId);
  }
}

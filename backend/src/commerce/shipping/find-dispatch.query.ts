import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { canTransition } from '../../platform/transitions.js';
import { orderTransitions } from '../orders/order-status.js';
import { Order } from '../orders/order.entity.js';
import { OrderDispatch } from './order-dispatch.entity.js';
import { SENT_LINK } from './sent-link.js';

/** How the order behind the owner's link stands. */
export type DispatchState = 'to-send' | 'sent' | 'on-hold' | 'unknown';

@Injectable()
export class FindDispatch {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
  ) {}

  async execute(token: string): Promise<DispatchState> {
    const { manager } = this.database;
    const orderId = await this.links.read(SENT_LINK.purpose, token);
    const order = orderId ? await manager.findOneBy(Order, { id: orderId }) : null;
    if (!order) return 'unknown';
    if (await manager.existsBy(OrderDispatch, { orderId: order.id })) return 'sent';
    return canTransition(orderTransitions, order.status, 'sent') ? 'to-send' : 'on-hold';
  }
}

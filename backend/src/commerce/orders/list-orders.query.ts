import { Injectable } from '@nestjs/common';

import { PAGE_SIZE, pageOf, readCursor } from '../../platform/database/page-cursor.js';
import { type FoundOrder, FindOrders, type OrderFilter } from './find-orders.query.js';
import type { OrderPageDto, OrderSummaryDto } from './order-list.dto.js';

const summaryOf = ({
  exactCreatedAt: _exact,
  paymentIntentId: _payment,
  ...summary
}: FoundOrder): OrderSummaryDto => summary;

/** What was ordered, the newest first, a page at a time. */
@Injectable()
export class ListOrders {
  constructor(private readonly findOrders: FindOrders) {}

  /** @throws DomainError for a cursor that is not ours */
  async execute({ cursor, ...filter }: OrderFilter & { cursor?: string | undefined }): Promise<OrderPageDto> {
    const rows = await this.findOrders.execute(filter, readCursor(cursor, 'text'), PAGE_SIZE + 1);
    const { items, nextCursor } = pageOf(rows, ({ exactCreatedAt, id }) => ({ at: exactCreatedAt, id }));
    return { items: items.map(summaryOf), nextCursor };
  }
}

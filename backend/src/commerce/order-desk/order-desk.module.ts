import { Module } from '@nestjs/common';

import { CommerceModule } from '../commerce.module.js';
import { AskRefund } from '../refunds/ask-refund.use-case.js';
import { ChangeOrderAddress } from './change-order-address.use-case.js';
import { ChangeOrderNote } from './change-order-note.use-case.js';
import { ExportOrders } from './export-orders.use-case.js';
import { FindOrders } from './find-orders.query.js';
import { ListOrders } from './list-orders.query.js';
import { MakeLinks } from './make-links.use-case.js';
import { OrderDeedsController } from './order-deeds.controller.js';
import { OrdersController } from './orders.controller.js';
import { ReadEvidence } from './read-evidence.query.js';
import { ReadOrderOverview } from './read-order-overview.query.js';
import { ReadOrder } from './read-order.query.js';
import { ReadTimeline } from './read-timeline.query.js';
import { ReadTroubles } from './read-troubles.query.js';
import { ResendBooks } from './resend-books.use-case.js';
import { RetryOrder } from './retry-order.use-case.js';
import { SendOrderOff } from './send-order-off.use-case.js';
import { WriteOrderNote } from './write-order-note.use-case.js';

/** The orders at the dashboard. */
@Module({
  imports: [CommerceModule],
  controllers: [OrdersController, OrderDeedsController],
  providers: [
    AskRefund,
    ChangeOrderAddress,
    ChangeOrderNote,
    ExportOrders,
    FindOrders,
    ListOrders,
    MakeLinks,
    ReadEvidence,
    ReadOrder,
    ReadOrderOverview,
    ReadTimeline,
    ReadTroubles,
    ResendBooks,
    RetryOrder,
    SendOrderOff,
    WriteOrderNote,
  ],
})
export class OrderDeskWebModule {}

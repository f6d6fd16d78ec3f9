import { defineFeature } from '../../platform/features/feature.js';
import { ChangeOrderAddress } from './change-order-address.use-case.js';
import { ChangeOrderNote } from './change-order-note.use-case.js';
import { ExportOrders } from './export-orders.use-case.js';
import { FindOrders } from './find-orders.query.js';
import { ListOrders } from './list-orders.query.js';
import { MakeLinks } from './make-links.use-case.js';
import { OrderAddressChange } from './order-address-change.entity.js';
import { OrderDeedsController } from './order-deeds.controller.js';
import { OrderNote } from './order-note.entity.js';
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

export const orderDesk = defineFeature({
  entities: [OrderAddressChange, OrderNote],
  providers: [
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
  controllers: [OrdersController, OrderDeedsController],
});

import { defineFeature } from '../../platform/features/feature.js';
import { OrderEmailFacts } from '../emails/order-email-facts.js';
import { BuyerAddress } from './buyer-address.js';
import { OrderActions } from './order-actions.js';
import { OrderDetails } from './order-details.js';
import { OrderList } from './order-list.js';
import { OrderNotes } from './order-notes.js';
import {
  Order,
  OrderAddress,
  OrderAddressChange,
  OrderLine,
  OrderNote,
  OrderPayment,
  OrderRequest,
} from './order.entity.js';
import { OrderActionsController, OrdersController } from './orders.admin.controller.js';
import { Orders } from './orders.js';

export const orders = defineFeature({
  entities: [Order, OrderAddress, OrderAddressChange, OrderLine, OrderNote, OrderPayment, OrderRequest],
  providers: [BuyerAddress, OrderActions, OrderDetails, OrderEmailFacts, OrderList, OrderNotes, Orders],
  controllers: [OrdersController, OrderActionsController],
});

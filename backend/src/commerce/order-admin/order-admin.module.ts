import { defineFeature } from '../../platform/features/feature.js';
import { BuyerAddress } from './buyer-address.js';
import { GuaranteeAdminController } from './guarantee.admin.controller.js';
import { OrderActions } from './order-actions.js';
import { OrderDetails } from './order-details.js';
import { OrderList } from './order-list.js';
import { OrderNotes } from './order-notes.js';
import { OrderActionsController, OrdersController } from './orders.admin.controller.js';

export const orderAdmin = defineFeature({
  providers: [BuyerAddress, OrderActions, OrderDetails, OrderList, OrderNotes],
  controllers: [OrdersController, OrderActionsController, GuaranteeAdminController],
});

import { defineFeature } from '../../platform/features/feature.js';
import { OrdersArchive } from './orders-archive.js';
import {
  Order,
  OrderAddress,
  OrderAddressChange,
  OrderConsent,
  OrderLine,
  OrderNote,
  OrderPayment,
  OrderRequest,
} from './order.entity.js';
import { Orders } from './orders.js';

export const orders = defineFeature({
  entities: [
    Order,
    OrderAddress,
    OrderAddressChange,
    OrderConsent,
    OrderLine,
    OrderNote,
    OrderPayment,
    OrderRequest,
  ],
  providers: [OrdersArchive, Orders],
});

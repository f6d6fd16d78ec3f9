import { defineFeature } from '../../platform/features/feature.js';
import { LockOrder } from './lock-order.use-case.js';
import { OrderAddress } from './order-address.entity.js';
import { OrderRequest } from './order-request.entity.js';
import { Order } from './order.entity.js';
import { PlaceOrder } from './place-order.use-case.js';

export const ordering = defineFeature({
  entities: [Order, OrderAddress, OrderRequest],
  providers: [LockOrder, PlaceOrder],
});

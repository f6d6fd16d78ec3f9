import { defineFeature } from '../../platform/features/feature.js';
import { ImportedOrdersArchive } from './imported-orders-archive.js';
import { ImportedOrder } from './imported-order.entity.js';
import { ImportedOrders } from './imported-orders.js';

export const importedOrders = defineFeature({
  entities: [ImportedOrder],
  providers: [ImportedOrdersArchive, ImportedOrders],
});

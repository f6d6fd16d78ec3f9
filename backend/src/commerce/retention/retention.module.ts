import { defineFeature } from '../../platform/features/feature.js';
import { OldRecords } from './old-records.js';
import { UnpaidOrders } from './unpaid-orders.js';

export const retention = defineFeature({
  providers: [OldRecords, UnpaidOrders],
});

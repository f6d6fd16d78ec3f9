import { defineFeature } from '../../platform/features/feature.js';
import { AddressProof } from './address-proof.js';
import { OrderPagesController } from './order-pages.controller.js';
import { DevicesController } from './devices.controller.js';
import { ReceiptsController } from './receipts.controller.js';
import { OrderPageView } from './order-page-view.js';
import { OrderPages } from './order-pages.js';

export const orderPages = defineFeature({
  providers: [AddressProof, OrderPages, OrderPageView],
  controllers: [DevicesController, OrderPagesController, ReceiptsController],
  forms: [
    'orders/:token/address',
    'orders/:token/address/code',
    'orders/:token/to-device',
    'orders/:token/receipt-details',
  ],
});

import { defineFeature } from '../../platform/features/feature.js';
import { ShippingArchive } from './shipping-archive.js';
import { OrderDispatch } from './order-dispatch.entity.js';
import { ShippingController } from './shipping.controller.js';
import { Shipping } from './shipping.js';

export const shipping = defineFeature({
  entities: [OrderDispatch],
  providers: [ShippingArchive, Shipping],
  controllers: [ShippingController],
  forms: ['orders/:token/sent'],
});

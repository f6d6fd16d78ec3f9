import { defineFeature } from '../../platform/features/feature.js';
import { AddressProof } from './address-proof.js';
import { OrderPageLinks } from './order-page-links.js';
import { OrderPagesController } from './order-pages.controller.js';
import { OrderPageView } from './order-page-view.js';
import { OrderPages } from './order-pages.js';

export const orderPages = defineFeature({
  providers: [AddressProof, OrderPageLinks, OrderPages, OrderPageView],
  controllers: [OrderPagesController],
  forms: ['orders/:token/address', 'orders/:token/address/code'],
});

import { DigitalDownload } from './delivery/digital-download.entity.js';
import { DownloadGrant } from './delivery/download-grant.entity.js';
import { DownloadLink } from './delivery/download-link.entity.js';
import { OrderMail } from './delivery/order-mail.entity.js';
import { OrderRequest } from './ordering/order-request.entity.js';
import { OrderDispatch } from './handling/order-dispatch.entity.js';
import { OrderAddress } from './ordering/order-address.entity.js';
import { Order } from './ordering/order.entity.js';
import { PaymentSweep } from './payment/payment-sweep.entity.js';
import { StripeEvent } from './payment/stripe-event.entity.js';
import { ProductRelease } from './products/product-release.entity.js';
import { Product } from './products/product.entity.js';
import { ReleaseNotice } from './releases/release-notice.entity.js';

export const commerceEntities = [
  DigitalDownload,
  DownloadGrant,
  DownloadLink,
  Order,
  OrderAddress,
  OrderDispatch,
  OrderMail,
  OrderRequest,
  PaymentSweep,
  Product,
  ProductRelease,
  ReleaseNotice,
  StripeEvent,
];

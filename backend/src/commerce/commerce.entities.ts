import { DigitalDownload } from './delivery/digital-download.entity.js';
import { DownloadGrant } from './delivery/download-grant.entity.js';
import { DownloadLink } from './delivery/download-link.entity.js';
import { OrderMail } from './delivery/order-mail.entity.js';
import { OrderRequest } from './ordering/order-request.entity.js';
import { OrderDispatch } from './handling/order-dispatch.entity.js';
import { OrderAddress } from './ordering/order-address.entity.js';
import { Order } from './ordering/order.entity.js';
import { OrderAddressChange } from './order-desk/order-address-change.entity.js';
import { OrderNote } from './order-desk/order-note.entity.js';
import { PaymentSweep } from './payment/payment-sweep.entity.js';
import { StripeEvent } from './payment/stripe-event.entity.js';
import { EditionReader } from './editions/edition-reader.entity.js';
import { ProductEdition } from './editions/product-edition.entity.js';
import { ProductFile } from './editions/product-file.entity.js';
import { ProductDesk } from './products/product-desk.entity.js';
import { ProductRelease } from './products/product-release.entity.js';
import { Product } from './products/product.entity.js';
import { Refund } from './refunds/refund.entity.js';
import { ReleaseNotice } from './releases/release-notice.entity.js';

export const commerceEntities = [
  DigitalDownload,
  DownloadGrant,
  DownloadLink,
  EditionReader,
  Order,
  OrderAddress,
  OrderAddressChange,
  OrderDispatch,
  OrderMail,
  OrderNote,
  OrderRequest,
  PaymentSweep,
  Product,
  ProductDesk,
  ProductEdition,
  ProductFile,
  ProductRelease,
  Refund,
  ReleaseNotice,
  StripeEvent,
];

import { defineFeature } from '../../platform/features/feature.js';
import { DownloadsArchive } from './downloads-archive.js';
import { DownloadLinks } from './download-links.js';
import { DigitalDownload, DownloadGrant, DownloadLink, OrderMail } from './download.entity.js';
import { DownloadsController } from './downloads.controller.js';
import { Downloads } from './downloads.js';
import { OpenClaims } from './open-claims.js';
import { OrderDelivery } from './order-delivery.js';
import { PurchasesController } from './purchases.controller.js';
import { SaleNotice } from './sale-notice.js';
import { Purchases } from './purchases.js';

export const downloads = defineFeature({
  entities: [DigitalDownload, DownloadGrant, DownloadLink, OrderMail],
  providers: [DownloadsArchive, DownloadLinks, Downloads, OpenClaims, OrderDelivery, Purchases, SaleNotice],
  controllers: [DownloadsController, PurchasesController],
});

import { defineFeature } from '../../platform/features/feature.js';
import { AskForPurchases } from './ask-for-purchases.use-case.js';
import { ClaimPurchase } from './claim-purchase.use-case.js';
import { CountDownload } from './count-download.use-case.js';
import { DeliverOrder } from './deliver-order.use-case.js';
import { DigitalDownload } from './digital-download.entity.js';
import { DownloadGrant } from './download-grant.entity.js';
import { DownloadLink } from './download-link.entity.js';
import { DownloadsController } from './downloads.controller.js';
import { FindDownload } from './find-download.query.js';
import { GrantDownloads } from './grant-downloads.use-case.js';
import { IssueLinks } from './issue-links.use-case.js';
import { MailOrderAgainListener } from './mail-order-again.listener.js';
import { MailOrderAgain } from './mail-order-again.use-case.js';
import { NoteOpened } from './note-opened.use-case.js';
import { OrderMail } from './order-mail.entity.js';
import { PurchasesController } from './purchases.controller.js';
import { RenewLink } from './renew-link.use-case.js';
import { SendOrderMailLetter } from './send-order-mail.letter.js';
import { SendPurchasesLetter } from './send-purchases.letter.js';
import { SendRenewedLinkLetter } from './send-renewed-link.letter.js';

export const delivery = defineFeature({
  entities: [DigitalDownload, DownloadGrant, DownloadLink, OrderMail],
  providers: [
    AskForPurchases,
    ClaimPurchase,
    CountDownload,
    DeliverOrder,
    FindDownload,
    GrantDownloads,
    IssueLinks,
    MailOrderAgain,
    MailOrderAgainListener,
    NoteOpened,
    RenewLink,
    SendOrderMailLetter,
    SendPurchasesLetter,
    SendRenewedLinkLetter,
  ],
  controllers: [DownloadsController, PurchasesController],
});

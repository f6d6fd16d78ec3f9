import { Global, Module } from '@nestjs/common';

import { Configuration } from '../config/configuration.js';
import { ForgetOldDeliveries } from './forget-old-deliveries.use-case.js';
import { KeptMailController } from './kept/kept-mail.controller.js';
import { KeptMails } from './kept/kept-mails.js';
import { ListKeptMail } from './kept/list-kept-mail.query.js';
import { ReadKeptMail } from './kept/read-kept-mail.query.js';
import { Letters } from './letters.js';
import { MailAllowance } from './mail-allowance.js';
import { MailSuppressions } from './mail-suppressions.js';
import { Mailer } from './mailer.js';
import { PostOffice } from './post-office.js';
import { DeliveriesController } from './records/deliveries.controller.js';
import { LiftSuppression } from './records/lift-suppression.use-case.js';
import { ListDeliveries } from './records/list-deliveries.query.js';
import { ListSuppressions } from './records/list-suppressions.query.js';
import { ResendDelivery } from './records/resend-delivery.use-case.js';
import { SuppressionsController } from './records/suppressions.controller.js';
import { WithdrawGivenUpListener } from './records/withdraw-given-up.listener.js';
import { ApplyReports } from './reports/apply-reports.use-case.js';
import { MailReportsController } from './reports/mail-reports.controller.js';
import { ReceiveInboundMail } from './reports/receive-inbound-mail.use-case.js';
import { ReceiveMailgunReport } from './reports/receive-mailgun-report.use-case.js';
import { ReceivePostmarkReport } from './reports/receive-postmark-report.use-case.js';
import { ReceiveSesReport } from './reports/receive-ses-report.use-case.js';
import { ReportedDelivery } from './reports/reported-delivery.js';
import { AwsSnsSite } from './reports/sns-site.aws.js';
import { SnsSite } from './reports/sns-site.js';
import { SoftBounces } from './reports/soft-bounces.js';
import { CheckSender } from './sender-check/check-sender.query.js';
import { DnsRecords } from './sender-check/dns-records.js';
import { SenderCheckController } from './sender-check/sender-check.controller.js';

const desk = [KeptMails, Letters, MailAllowance, Mailer, MailSuppressions, PostOffice];

@Global()
@Module({ providers: desk, exports: desk })
export class MailModule {}

/** Where it is said what has become of letters. */
@Module({
  controllers: [MailReportsController],
  providers: [
    {
      provide: SnsSite,
      inject: [Configuration],
      useFactory: ({ mailReports }: Configuration) => new AwsSnsSite(mailReports.sesEndpoint),
    },
    ApplyReports,
    ReceiveInboundMail,
    ReceiveMailgunReport,
    ReceivePostmarkReport,
    ReceiveSesReport,
    ReportedDelivery,
    SoftBounces,
  ],
})
export class MailWebModule {}

/** What its owner sees and does of the mail: she is let in by the guard of /api/admin. */
@Module({
  controllers: [DeliveriesController, KeptMailController, SenderCheckController, SuppressionsController],
  providers: [
    CheckSender,
    DnsRecords,
    LiftSuppression,
    ListDeliveries,
    ListKeptMail,
    ListSuppressions,
    ReadKeptMail,
    ResendDelivery,
    WithdrawGivenUpListener,
  ],
})
export class MailAdminModule {}

/** What is forgotten of letters. */
@Module({ providers: [ForgetOldDeliveries] })
export class MailWorkerModule {}

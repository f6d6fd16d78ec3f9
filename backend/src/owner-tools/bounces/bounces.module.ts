import { Configuration } from '../../platform/config/configuration.js';
import { defineFeature } from '../../platform/features/feature.js';
import { ApplyReports } from './apply-reports.use-case.js';
import { MailReport } from './mail-report.entity.js';
import { MailReportsController } from './mail-reports.controller.js';
import { ReceiveInboundMail } from './receive-inbound-mail.use-case.js';
import { ReceiveMailgunReport } from './receive-mailgun-report.use-case.js';
import { ReceivePostmarkReport } from './receive-postmark-report.use-case.js';
import { ReceiveSesReport } from './receive-ses-report.use-case.js';
import { ReportedDelivery } from './reported-delivery.js';
import { AwsSnsSite } from './sns-site.aws.js';
import { SnsSite } from './sns-site.js';
import { SoftBounces } from './soft-bounces.js';

const sns = {
  provide: SnsSite,
  inject: [Configuration],
  useFactory: ({ mailReports }: Configuration) => new AwsSnsSite(mailReports.sesEndpoint),
};

export const mailReports = defineFeature({
  entities: [MailReport],
  providers: [
    sns,
    ApplyReports,
    ReceiveInboundMail,
    ReceiveMailgunReport,
    ReceivePostmarkReport,
    ReceiveSesReport,
    ReportedDelivery,
    SoftBounces,
  ],
  controllers: [MailReportsController],
});

import { Configuration } from '../../platform/config/configuration.js';
import { defineFeature } from '../../platform/features/feature.js';
import { DeliveryReports } from './delivery-reports.js';
import { MailReport } from './mail-report.entity.js';
import { MailReportsController } from './bounces.controller.js';
import { RefusedSender } from './refused-sender.js';
import { ReportWebhooks } from './report-webhooks.js';
import { AwsSnsSite } from './sns-site.aws.js';
import { SnsSite } from './sns-site.js';
const sns = {
  provide: SnsSite,
  inject: [Configuration],
  useFactory: ({ mailReports }: Configuration) => new AwsSnsSite(mailReports.sesEndpoint),
};

export const bounces = defineFeature({
  entities: [MailReport],
  providers: [sns, DeliveryReports, RefusedSender, ReportWebhooks],
  controllers: [MailReportsController],
});

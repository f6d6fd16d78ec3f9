import { Injectable, Logger } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { ApplyReports } from './apply-reports.use-case.js';
import { readSesReports } from './ses-reports.js';
import { isSignedBy, isSnsUrl, readSnsMessage, type SnsMessage } from './sns-message.js';
import { SnsSite } from './sns-site.js';

const MINUTE_MS = 60_000;
/** SNS tries for an hour at most (its delivery policies). What is older was kept by somebody. */
const OLDEST_MS = 2 * 60 * MINUTE_MS;
const MOST_AHEAD_MS = 15 * MINUTE_MS;

const refused = (sentence: string) => new DomainError('forbidden', 'MAIL.REPORT_REFUSED', sentence);

/** Takes what Amazon SES says through a topic of SNS, once it is proven to come from there. */
@Injectable()
export class ReceiveSesReport {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly configuration: Configuration,
    private readonly site: SnsSite,
    private readonly applyReports: ApplyReports,
  ) {}

  /** @throws DomainError where it is not proven, or the certificate cannot be had now */
  async execute(body: Buffer): Promise<void> {
    const { sesTopicArn } = this.configuration.mailReports;
    if (!sesTopicArn) throw new DomainError('not-found', 'MAIL.NO_SUCH_DOOR', 'There is nothing here.');
    const message = readSnsMessage(body.toString('utf8'));
    if (!message)
      throw new DomainError('invalid', 'MAIL.REPORT_INVALID', 'This is no message of Amazon SNS.');
    await this.prove(message, sesTopicArn);
    if (message.type === 'SubscriptionConfirmation') return this.confirm(message);
    if (message.type !== 'Notification') return;
    await this.applyReports.execute(readSesReports(message.message), `sns:${message.messageId}`);
  }

  private async prove(message: SnsMessage, topicArn: string): Promise<void> {
    if (message.topicArn !== topicArn) throw refused('This is not from the topic that is expected.');
    const ageMs = Date.now() - Date.parse(message.timestamp);
    if (!(ageMs < OLDEST_MS && ageMs > -MOST_AHEAD_MS)) throw refused('This message is not of now.');
    if (!isSnsUrl(message.signingCertUrl)) throw refused('The certificate is not of Amazon SNS.');
    const pem = await this.site.certificate(message.signingCertUrl);
    if (!isSignedBy(pem, message, new Date())) throw refused('The signature is not right.');
  }

  private async confirm({ subscribeUrl = '' }: SnsMessage): Promise<void> {
    if (!isSnsUrl(subscribeUrl)) throw refused('The address to confirm is not of Amazon SNS.');
    await this.site.confirm(subscribeUrl);
    this.logger.log({ message: 'the topic of delivery reports is confirmed' });
  }
}

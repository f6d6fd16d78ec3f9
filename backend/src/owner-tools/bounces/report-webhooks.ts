import { Injectable, Logger, NotAcceptableException, UnauthorizedException } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { IsolatedWorker } from '../../platform/isolated-worker.js';
import { DeliveryReports } from './delivery-reports.js';
import {
  parseObject,
  isSignedByMailgun,
  mailgunSignatureIn,
  readMailgunReports,
  readPostmarkReports,
  carriesSecret,
} from './provider-reports.js';
import {
  type DeliveryReport,
  MAILGUN_MAX_AGE_MS,
  MAX_CLOCK_SKEW_MS,
  SNS_MAX_AGE_MS,
} from './report-rules.js';
import { readSesReports, isSignedBy, isSnsUrl, readSnsMessage, type SnsMessage } from './ses-reports.js';
import { SnsSite } from './sns-site.js';

const notConfigured = () => new DomainError('not-found', 'MAIL.NO_SUCH_DOOR', 'There is nothing here.');

const refusedSns = (sentence: string) => new DomainError('forbidden', 'MAIL.REPORT_REFUSED', sentence);
/** Answers 406: Mailgun retries after any other error. */
const refusedMailgun = (sentence: string) => new NotAcceptableException(sentence);

/** Parses untrusted messages in a worker thread, so that a costly one does not block the site. */
const inboundReports = new IsolatedWorker<Buffer, DeliveryReport[]>(
  new URL('./inbound-reports.thread.js', import.meta.url),
  { timeoutMs: 10_000, memoryMb: 256 },
);

@Injectable()
export class ReportWebhooks {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly configuration: Configuration,
    private readonly site: SnsSite,
    private readonly deliveryReports: DeliveryReports,
  ) {}

  /**
   * Receives reports of Amazon SES through an SNS topic.
   * @throws DomainError if the signature is invalid or the certificate cannot be fetched
   */
  async receiveSes(body: Buffer): Promise<void> {
    const { sesTopicArn } = this.configuration.mailReports;
    if (!sesTopicArn) throw notConfigured();
    const message = readSnsMessage(body.toString('utf8'));
    if (!message)
      throw new DomainError('invalid', 'MAIL.REPORT_INVALID', 'This isn’t an Amazon SNS message.');
    await this.prove(message, sesTopicArn);
    if (message.type === 'SubscriptionConfirmation') return this.confirm(message);
    if (message.type !== 'Notification') return;
    await this.deliveryReports.apply(readSesReports(message.message), `sns:${message.messageId}`);
  }

  private async prove(message: SnsMessage, topicArn: string): Promise<void> {
    if (message.topicArn !== topicArn) throw refusedSns('This is from an unexpected topic.');
    if (!isRecent(Date.parse(message.timestamp), SNS_MAX_AGE_MS))
      throw refusedSns('This message is too old.');
    if (!isSnsUrl(message.signingCertUrl)) throw refusedSns('The certificate isn’t from Amazon SNS.');
    const pem = await this.site.certificate(message.signingCertUrl);
    if (!isSignedBy(pem, message, new Date())) throw refusedSns('The signature is wrong.');
  }

  private async confirm({ subscribeUrl = '' }: SnsMessage): Promise<void> {
    if (!isSnsUrl(subscribeUrl)) throw refusedSns('The address to confirm isn’t from Amazon SNS.');
    await this.site.confirm(subscribeUrl);
    this.logger.log({ message: 'bounce report: SNS topic confirmed' });
  }

  /**
   * Receives reports of Postmark, which carry a secret in the webhook's address.
   * https://postmarkapp.com/developer/webhooks/webhooks-overview#protecting-your-webhook
   */
  async receivePostmark(body: Buffer, authorization: string | undefined): Promise<void> {
    const { postmarkSecret } = this.configuration.mailReports;
    if (!postmarkSecret) throw notConfigured();
    // Postmark retries after every answer but 403.
    if (!carriesSecret(authorization, postmarkSecret))
      throw new DomainError('forbidden', 'MAIL.REPORT_REFUSED', 'The secret is wrong.');
    const event = parseObject(body.toString('utf8'));
    if (!event) throw new DomainError('invalid', 'MAIL.REPORT_INVALID', 'This isn’t a Postmark report.');
    await this.deliveryReports.apply(readPostmarkReports(event));
  }

  async receiveMailgun(body: Buffer): Promise<void> {
    const { mailgunSigningKey } = this.configuration.mailReports;
    if (!mailgunSigningKey) throw notConfigured();
    const call = parseObject(body.toString('utf8')) ?? {};
    const signature = mailgunSignatureIn(call);
    if (!signature || !isSignedByMailgun(signature, mailgunSigningKey))
      throw refusedMailgun('The signature is wrong.');
    if (!isRecent(Number(signature.timestamp) * 1_000, MAILGUN_MAX_AGE_MS))
      throw refusedMailgun('This call is too old.');
    const reports = readMailgunReports(call);
    if (!(await this.deliveryReports.apply(reports, `mailgun-token:${signature.token}`)))
      throw refusedMailgun('This call was already received.');
  }

  /** Receives a message to the bounce address. One that is not a report is accepted and ignored. */
  async receiveInbound(message: Buffer, authorization: string | undefined): Promise<void> {
    const { inboundSecret } = this.configuration.mailReports;
    if (!inboundSecret) throw notConfigured();
    if (!carriesSecret(authorization, inboundSecret)) throw new UnauthorizedException('The secret is wrong.');
    const reports = await inboundReports.run(message);
    if (!reports) this.logger.warn('bounce report: message could not be parsed');
    else if (reports.length === 0) this.logger.log({ message: 'bounce report: message is not a report' });
    await this.deliveryReports.apply(reports ?? []);
  }
}

function isRecent(sentAtMs: number, maxAgeMs: number): boolean {
  const ageMs = Date.now() - sentAtMs;
  return ageMs < maxAgeMs && ageMs > -MAX_CLOCK_SKEW_MS;
}

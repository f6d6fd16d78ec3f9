import { Injectable, Logger, NotAcceptableException, UnauthorizedException } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { ShortThread } from '../../platform/short-thread.js';
import { DeliveryReports } from './delivery-reports.js';
import {
  parseObject,
  isSignedByMailgun,
  mailgunSignatureIn,
  readMailgunReports,
  readPostmarkReports,
  carriesSecret,
} from './provider-reports.js';
import type { DeliveryReport } from './report-rules.js';
import { readSesReports, isSignedBy, isSnsUrl, readSnsMessage, type SnsMessage } from './ses-reports.js';
import { SnsSite } from './sns-site.js';

const MINUTE_MS = 60_000;
const MOST_AHEAD_MS = 15 * MINUTE_MS;
/** SNS tries for an hour at most (its delivery policies). What is older was kept by somebody. */
const SNS_OLDEST_MS = 2 * 60 * MINUTE_MS;
/** Mailgun tries for eight hours. Within this time a call is known by its token, and refused the second time. */
const MAILGUN_OLDEST_MS = 9 * 60 * MINUTE_MS;

/** Whose setting is missing has no address here. */
const notSetUp = () => new DomainError('not-found', 'MAIL.NO_SUCH_DOOR', 'There is nothing here.');

const refusedSns = (sentence: string) => new DomainError('forbidden', 'MAIL.REPORT_REFUSED', sentence);
/** Answers 406: after any other error Mailgun would try again what will never do. */
const refusedMailgun = (sentence: string) => new NotAcceptableException(sentence);

/** Parts and lines of an email are many, and whoever wrote it is anybody: the site does not wait for them. */
const inboundReports = new ShortThread<Buffer, DeliveryReport[]>(
  new URL('./inbound-reports.thread.js', import.meta.url),
  { timeoutMs: 10_000, memoryMb: 256 },
);

/** Takes what providers and mail servers say of emails, once they have proven who they are. */
@Injectable()
export class ReportWebhooks {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly configuration: Configuration,
    private readonly site: SnsSite,
    private readonly deliveryReports: DeliveryReports,
  ) {}

  /**
   * Takes what Amazon SES says through a topic of SNS, once it is proven to come from there.
   * @throws DomainError where it is not proven, or the certificate cannot be had now
   */
  async receiveSes(body: Buffer): Promise<void> {
    const { sesTopicArn } = this.configuration.mailReports;
    if (!sesTopicArn) throw notSetUp();
    const message = readSnsMessage(body.toString('utf8'));
    if (!message)
      throw new DomainError('invalid', 'MAIL.REPORT_INVALID', 'This is no message of Amazon SNS.');
    await this.prove(message, sesTopicArn);
    if (message.type === 'SubscriptionConfirmation') return this.confirm(message);
    if (message.type !== 'Notification') return;
    await this.deliveryReports.apply(readSesReports(message.message), `sns:${message.messageId}`);
  }

  private async prove(message: SnsMessage, topicArn: string): Promise<void> {
    if (message.topicArn !== topicArn) throw refusedSns('This is not from the topic that is expected.');
    if (!isRecent(Date.parse(message.timestamp), SNS_OLDEST_MS))
      throw refusedSns('This message is not of now.');
    if (!isSnsUrl(message.signingCertUrl)) throw refusedSns('The certificate is not of Amazon SNS.');
    const pem = await this.site.certificate(message.signingCertUrl);
    if (!isSignedBy(pem, message, new Date())) throw refusedSns('The signature is not right.');
  }

  private async confirm({ subscribeUrl = '' }: SnsMessage): Promise<void> {
    if (!isSnsUrl(subscribeUrl)) throw refusedSns('The address to confirm is not of Amazon SNS.');
    await this.site.confirm(subscribeUrl);
    this.logger.log({ message: 'the topic of delivery reports is confirmed' });
  }

  /**
   * Takes what Postmark says, which proves itself by a secret in the webhook's address.
   * https://postmarkapp.com/developer/webhooks/webhooks-overview#protecting-your-webhook
   */
  async receivePostmark(body: Buffer, authorization: string | undefined): Promise<void> {
    const { postmarkSecret } = this.configuration.mailReports;
    if (!postmarkSecret) throw notSetUp();
    // 403 is the one answer after which Postmark does not try again.
    if (!carriesSecret(authorization, postmarkSecret))
      throw new DomainError('forbidden', 'MAIL.REPORT_REFUSED', 'The secret is not right.');
    const event = parseObject(body.toString('utf8'));
    if (!event) throw new DomainError('invalid', 'MAIL.REPORT_INVALID', 'This is no report of Postmark.');
    await this.deliveryReports.apply(readPostmarkReports(event));
  }

  /** Takes what Mailgun says, once it has proven by the signing key who it is. */
  async receiveMailgun(body: Buffer): Promise<void> {
    const { mailgunSigningKey } = this.configuration.mailReports;
    if (!mailgunSigningKey) throw notSetUp();
    const call = parseObject(body.toString('utf8')) ?? {};
    const signature = mailgunSignatureIn(call);
    if (!signature || !isSignedByMailgun(signature, mailgunSigningKey))
      throw refusedMailgun('The signature is not right.');
    if (!isRecent(Number(signature.timestamp) * 1_000, MAILGUN_OLDEST_MS))
      throw refusedMailgun('This call is not of now.');
    const reports = readMailgunReports(call);
    if (!(await this.deliveryReports.apply(reports, `mailgun-token:${signature.token}`)))
      throw refusedMailgun('This call was made before.');
  }

  /**
   * Takes a message that came to the address where emails come back to. What it says of them is noted; everything else
   * that people and programs write there is passed over, since whoever posts it could do nothing about it.
   */
  async receiveInbound(message: Buffer, authorization: string | undefined): Promise<void> {
    const { inboundSecret } = this.configuration.mailReports;
    if (!inboundSecret) throw notSetUp();
    if (!carriesSecret(authorization, inboundSecret))
      throw new UnauthorizedException('The secret is not right.');
    const reports = await inboundReports.ask(message);
    if (!reports) this.logger.warn('A message that came in could not be read.');
    else if (reports.length === 0) this.logger.log({ message: 'a message that came in is no report' });
    await this.deliveryReports.apply(reports ?? []);
  }
}

function isRecent(sentAtMs: number, oldestMs: number): boolean {
  const ageMs = Date.now() - sentAtMs;
  return ageMs < oldestMs && ageMs > -MOST_AHEAD_MS;
}

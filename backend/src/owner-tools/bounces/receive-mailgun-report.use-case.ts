import { Injectable, NotAcceptableException } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { ApplyReports } from './apply-reports.use-case.js';
import { parseObject } from './foreign-json.js';
import {
  isSignedByMailgun,
  mailgunSignatureIn,
  type MailgunSignature,
  readMailgunReports,
} from './mailgun-reports.js';

const MINUTE_MS = 60_000;
/** Mailgun tries for eight hours. Within this time a call is known by its token, and refused the second time. */
const OLDEST_MS = 9 * 60 * MINUTE_MS;
const MOST_AHEAD_MS = 15 * MINUTE_MS;

/** Answers 406: after any other error Mailgun would try again what will never do. */
const refused = (sentence: string) => new NotAcceptableException(sentence);

/** Takes what Mailgun says, once it has proven by the signing key who it is. */
@Injectable()
export class ReceiveMailgunReport {
  constructor(
    private readonly configuration: Configuration,
    private readonly applyReports: ApplyReports,
  ) {}

  async execute(body: Buffer): Promise<void> {
    const { mailgunSigningKey } = this.configuration.mailReports;
    if (!mailgunSigningKey) throw new DomainError('not-found', 'MAIL.NO_SUCH_DOOR', 'There is nothing here.');
    const call = parseObject(body.toString('utf8')) ?? {};
    const signature = mailgunSignatureIn(call);
    if (!signature || !isSignedByMailgun(signature, mailgunSigningKey))
      throw refused('The signature is not right.');
    if (!isOfNow(signature)) throw refused('This call is not of now.');
    const reports = readMailgunReports(call);
    if (!(await this.applyReports.execute(reports, `mailgun-token:${signature.token}`)))
      throw refused('This call was made before.');
  }
}

function isOfNow({ timestamp }: MailgunSignature): boolean {
  const ageMs = Date.now() - Number(timestamp) * 1_000;
  return ageMs < OLDEST_MS && ageMs > -MOST_AHEAD_MS;
}

import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { ApplyReports } from './apply-reports.use-case.js';
import { parseObject } from './foreign-json.js';
import { readPostmarkReports } from './postmark-reports.js';
import { carriesSecret } from './same-secret.js';

/**
 * Takes what Postmark says, which proves itself by a secret in the webhook's address.
 * https://postmarkapp.com/developer/webhooks/webhooks-overview#protecting-your-webhook
 */
@Injectable()
export class ReceivePostmarkReport {
  constructor(
    private readonly configuration: Configuration,
    private readonly applyReports: ApplyReports,
  ) {}

  async execute(body: Buffer, authorization: string | undefined): Promise<void> {
    const { postmarkSecret } = this.configuration.mailReports;
    if (!postmarkSecret) throw new DomainError('not-found', 'MAIL.NO_SUCH_DOOR', 'There is nothing here.');
    // 403 is the one answer after which Postmark does not try again.
    if (!carriesSecret(authorization, postmarkSecret))
      throw new DomainError('forbidden', 'MAIL.REPORT_REFUSED', 'The secret is not right.');
    const event = parseObject(body.toString('utf8'));
    if (!event) throw new DomainError('invalid', 'MAIL.REPORT_INVALID', 'This is no report of Postmark.');
    await this.applyReports.execute(readPostmarkReports(event));
  }
}

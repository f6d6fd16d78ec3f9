import { Injectable, Logger, UnauthorizedException } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { ApplyReports } from './apply-reports.use-case.js';
import type { DeliveryReport } from './delivery-report.js';
import { readInboundReports } from './inbound-reports.js';
import { carriesSecret } from './same-secret.js';

/**
 * Takes a message that came to the address where letters come back to. What it says of them is noted; everything else
 * that people and programs write there is passed over, since whoever posts it could do nothing about it.
 */
@Injectable()
export class ReceiveInboundMail {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly configuration: Configuration,
    private readonly applyReports: ApplyReports,
  ) {}

  async execute(message: Buffer, authorization: string | undefined): Promise<void> {
    const { inboundSecret } = this.configuration.mailReports;
    if (!inboundSecret) throw new DomainError('not-found', 'MAIL.NO_SUCH_DOOR', 'There is nothing here.');
    if (!carriesSecret(authorization, inboundSecret))
      throw new UnauthorizedException('The secret is not right.');
    const reports = await this.read(message);
    if (reports.length === 0) this.logger.log({ message: 'a message that came in is no report' });
    await this.applyReports.execute(reports);
  }

  private async read(message: Buffer): Promise<DeliveryReport[]> {
    try {
      return await readInboundReports(message);
    } catch (error) {
      this.logger.warn('A message that came in could not be read.', error);
      return [];
    }
  }
}

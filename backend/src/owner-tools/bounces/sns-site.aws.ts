import { Logger } from '@nestjs/common';

import { DomainError } from '../../platform/http/domain-error.js';
import { SnsSite } from './sns-site.js';

const TIMEOUT_MS = 5_000;
const MAX_RESPONSE_LENGTH = 64 * 1024;
/** SNS uses one or two at a time. */
const MAX_CERTIFICATES = 20;

export class AwsSnsSite extends SnsSite {
  private readonly logger = new Logger('Mail');
  private readonly certificates = new Map<string, string>();

  /** @param endpoint origin that replaces Amazon's in tests */
  constructor(private readonly endpoint: string | undefined) {
    super();
  }

  override async certificate(address: string): Promise<string> {
    const known = this.certificates.get(address);
    if (known) return known;
    const pem = await this.read(address);
    if (this.certificates.size >= MAX_CERTIFICATES) this.certificates.clear();
    this.certificates.set(address, pem);
    return pem;
  }

  override async confirm(address: string): Promise<void> {
    await this.read(address);
  }

  private async read(address: string): Promise<string> {
    const { pathname, search } = new URL(address);
    const url = this.endpoint ? `${this.endpoint}${pathname}${search}` : address;
    try {
      const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
      const text = await answer.text();
      if (answer.ok && text.length <= MAX_RESPONSE_LENGTH) return text;
      this.logger.warn({ message: 'SNS request failed', status: answer.status });
    } catch (error) {
      this.logger.warn('SNS request failed', error);
    }
    throw new DomainError('unavailable', 'MAIL.SNS_AWAY', 'We couldn’t reach Amazon SNS. Please try again.');
  }
}

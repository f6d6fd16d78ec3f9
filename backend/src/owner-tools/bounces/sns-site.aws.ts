import { Logger } from '@nestjs/common';

import { DomainError } from '../../platform/http/domain-error.js';
import { SnsSite } from './sns-site.js';

const TIMEOUT_MS = 5_000;
const LONGEST_ANSWER = 64 * 1024;
/** SNS has one or two at a time. */
const MOST_CERTIFICATES = 20;

/** SNS itself, or what stands in for it where the settings name one. */
export class AwsSnsSite extends SnsSite {
  private readonly logger = new Logger('Mail');
  private readonly certificates = new Map<string, string>();

  /** @param endpoint an origin that is asked in place of Amazon's, for tests */
  constructor(private readonly endpoint: string | undefined) {
    super();
  }

  override async certificate(address: string): Promise<string> {
    const known = this.certificates.get(address);
    if (known) return known;
    const pem = await this.read(address);
    if (this.certificates.size >= MOST_CERTIFICATES) this.certificates.clear();
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
      if (answer.ok && text.length <= LONGEST_ANSWER) return text;
      this.logger.warn(`Amazon SNS answered ${answer.status}.`);
    } catch (error) {
      this.logger.warn('Amazon SNS could not be asked.', error);
    }
    throw new DomainError('unavailable', 'MAIL.SNS_AWAY', 'Amazon SNS could not be asked. Please try again.');
  }
}

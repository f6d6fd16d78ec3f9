import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { checkDkim } from './check-dkim.js';
import { checkDmarc } from './check-dmarc.js';
import { checkMx } from './check-mx.js';
import { checkSpf } from './check-spf.js';
import { DnsRecords, DnsSilence } from './dns-records.js';
import type { Finding } from './finding.js';
import { type Sender, senderOf } from './mail-provider.js';

export interface SenderReport {
  /** Empty where the From line names none. */
  domain: string;
  findings: Finding[];
}

const CHECKS = ['spf', 'dkim', 'dmarc', 'mx'] as const;

/** Looks whether mail in the name of the From line's domain is proven to be ours, as receivers do. */
@Injectable()
export class CheckSender {
  constructor(
    private readonly configuration: Configuration,
    private readonly dns: DnsRecords,
  ) {}

  async execute(): Promise<SenderReport> {
    const { mailFrom, smtpUrl } = this.configuration;
    const sender = senderOf(mailFrom, smtpUrl);
    const findings = CHECKS.map(async (check) =>
      sender ? this.find(check, sender) : unknown(check, 'Set MAIL_FROM to an address of your domain.'),
    );
    return { domain: sender?.domain ?? '', findings: await Promise.all(findings) };
  }

  private async find(check: Finding['check'], sender: Sender): Promise<Finding> {
    try {
      return await this.run(check, sender);
    } catch (error) {
      if (error instanceof DnsSilence)
        return unknown(check, 'The name server does not answer. Please try again in a minute.');
      throw error;
    }
  }

  private run(check: Finding['check'], sender: Sender): Promise<Finding> {
    const { dns } = this;
    const { dkimSelector } = this.configuration.senderCheck;
    if (check === 'spf') return checkSpf(dns, sender);
    if (check === 'dkim') return checkDkim(dns, sender, dkimSelector);
    return check === 'dmarc' ? checkDmarc(dns, sender) : checkMx(dns, sender);
  }
}

function unknown(check: Finding['check'], advice: string): Finding {
  return { check, verdict: 'unknown', found: [], advice };
}

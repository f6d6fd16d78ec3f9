import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { checkDkim } from './dkim.js';
import { checkDmarc } from './dmarc.js';
import { checkSpf } from './spf.js';
import { DnsError, DnsRecords } from './dns-records.js';
import { type Finding, type Sender, senderOf } from './sender-rules.js';

/** Checks for a server that receives replies and bounces: MX (RFC 5321, section 5), not a null MX (RFC 7505). */
async function checkMx(dns: DnsRecords, { domain }: Sender): Promise<Finding> {
  const found = await dns.mailServers(domain);
  if (found.some((name) => name !== '' && name !== '.'))
    return { check: 'mx', verdict: 'good', found, advice: 'All set: replies reach a server.' };
  const advice = `People can’t reply to your emails. Publish MX ${domain} "10 <the server that takes your mail>".`;
  return { check: 'mx', verdict: 'missing', found, advice };
}

interface SenderReport {
  domain: string;
  findings: Finding[];
}

const CHECKS = ['spf', 'dkim', 'dmarc', 'mx'] as const;

@Injectable()
export class SenderCheck {
  constructor(
    private readonly configuration: Configuration,
    private readonly dns: DnsRecords,
  ) {}

  async check(): Promise<SenderReport> {
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
      if (error instanceof DnsError)
        return unknown(check, 'The name server isn’t answering. Please try again in a minute.');
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

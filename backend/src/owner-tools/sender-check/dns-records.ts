import { Resolver } from 'node:dns/promises';

import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { DNS_TIMEOUT_MS, DNS_TRIES } from './sender-rules.js';

const NONE = new Set(['ENOTFOUND', 'ENODATA']);

export class DnsError extends Error {
  override readonly name = 'DnsError';
}

/** DNS lookups; a name without records yields an empty list. */
@Injectable()
export class DnsRecords {
  private readonly resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: DNS_TRIES });

  constructor({ senderCheck }: Configuration) {
    if (senderCheck.dnsServer) this.resolver.setServers([senderCheck.dnsServer]);
  }

  /** TXT records, each joined from its parts. @throws DnsError */
  async texts(name: string): Promise<string[]> {
    return (await this.lookUp(() => this.resolver.resolveTxt(name))).map((parts) => parts.join(''));
  }

  /** Names of the MX servers by priority. @throws DnsError */
  async mailServers(name: string): Promise<string[]> {
    const records = await this.lookUp(() => this.resolver.resolveMx(name));
    return records.sort((a, b) => a.priority - b.priority).map(({ exchange }) => exchange);
  }

  private async lookUp<T>(lookup: () => Promise<T[]>): Promise<T[]> {
    try {
      return await lookup();
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? '';
      if (NONE.has(code)) return [];
      throw new DnsError(`DNS lookup failed (${code}).`, { cause: error });
    }
  }
}

import { Resolver } from 'node:dns/promises';

import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';

const TIMEOUT_MS = 2_000;
const TRIES = 2;

/** There is such a name without such a record, or no such name. */
const NONE = new Set(['ENOTFOUND', 'ENODATA']);

/** A name server that does not answer, or not as one should: nothing is known then. */
export class DnsSilence extends Error {
  override readonly name = 'DnsSilence';
}

/** Asks the domain name system; no records are an empty list. */
@Injectable()
export class DnsRecords {
  private readonly resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });

  constructor({ senderCheck }: Configuration) {
    if (senderCheck.dnsServer) this.resolver.setServers([senderCheck.dnsServer]);
  }

  /** The texts of a name, each joined from its parts. @throws DnsSilence */
  async texts(name: string): Promise<string[]> {
    return (await this.ask(() => this.resolver.resolveTxt(name))).map((parts) => parts.join(''));
  }

  /** Names of the servers that take mail, the first choice first. @throws DnsSilence */
  async mailServers(name: string): Promise<string[]> {
    const records = await this.ask(() => this.resolver.resolveMx(name));
    return records.sort((a, b) => a.priority - b.priority).map(({ exchange }) => exchange);
  }

  private async ask<T>(question: () => Promise<T[]>): Promise<T[]> {
    try {
      return await question();
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? '';
      if (NONE.has(code)) return [];
      throw new DnsSilence(`The name server did not answer (${code}).`, { cause: error });
    }
  }
}

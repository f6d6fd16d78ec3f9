import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { EMBEDS } from '../../platform/config/embed-ancestors.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Settings } from '../../platform/settings/settings.js';
import { type EmbedRules, embedRules, readEmbedHost } from '../../site/embed-hosts.js';

const LONGEST_QUOTED = 60;

function hostsOf(texts: readonly string[], field: string): string[] {
  const hosts = texts.map((text) => {
    const host = readEmbedHost(text);
    if (host) return host;
    const shown = text.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(0, LONGEST_QUOTED);
    const message = `“${shown}” is no host. Please write only what stands between https:// and the next slash, such as friends.example, or *.friends.example for all that end with it.`;
    throw new DomainError('invalid', 'SETTINGS.EMBED_HOST', message, [{ field, message }]);
  });
  return [...new Set(hosts)];
}

/** Settles whose pages may show the frames of this site. */
@Injectable()
export class ChangeEmbedHosts {
  constructor(private readonly settings: Settings) {}

  /** @throws DomainError for what is no host, and where it was changed since */
  execute(written: EmbedRules, version: number, by: Staff): Promise<void> {
    const rules = EMBEDS.map((embed) => {
      const { audience, hosts } = written[embed];
      return [embed, { audience, hosts: hostsOf(hosts, `${embed}.hosts`) }] as const;
    });
    return this.settings.change(embedRules, { value: Object.fromEntries(rules) as EmbedRules, version, by });
  }
}

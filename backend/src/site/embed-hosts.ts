import { domainToASCII } from 'node:url';

import { type Embed, type EmbedAncestors, EMBEDS } from '../platform/config/embed-ancestors.js';
import { defineSetting } from '../platform/settings/setting.js';

/** `given`: as configured; `listed`: this site and the listed hosts. */
export const EMBED_AUDIENCES = ['given', 'everyone', 'listed'] as const;
export type EmbedAudience = (typeof EMBED_AUDIENCES)[number];

export interface EmbedRule {
  audience: EmbedAudience;
  /** Sources of `frame-ancestors`: `https://friends.example`, `*.friends.example`, `friends.example:8080`. */
  hosts: string[];
}

export type EmbedRules = Record<Embed, EmbedRule>;

const GIVEN: EmbedRule = { audience: 'given', hosts: [] };

export const embedRules = defineSetting<EmbedRules>({
  key: 'embed-hosts',
  initial: Object.fromEntries(EMBEDS.map((embed) => [embed, GIVEN])) as EmbedRules,
  names: {
    checkout: 'who may show the buy button',
    'legal-companion': 'who may show the questionnaire',
    chat: 'who may show the chat',
    search: 'who may show the search',
  },
});

const PARTS = /^(https?:\/\/)?(\*\.)?([^\s/:?#@*'";,]+?)\.?(?::(\d{1,5}|\*))?\/?$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Normalizes a host for a policy, with international names in their DNS form.
 * @returns undefined for an invalid host, and for a wildcard before a top-level domain
 */
export function readEmbedHost(text: string): string | undefined {
  const [, scheme = '', wildcard = '', name = '', port] = PARTS.exec(text.trim().toLowerCase()) ?? [];
  const host = domainToASCII(name);
  const labels = host.split('.');
  const isHost = host.length <= 253 && labels.every((label) => LABEL.test(label));
  const isPort = port === undefined || port === '*' || (Number(port) > 0 && Number(port) < 65_536);
  if (!isHost || !isPort || (wildcard && labels.length < 2)) return undefined;
  return `${scheme}${wildcard}${host}${port === undefined ? '' : `:${port}`}`;
}

/** The owner's rules for frames; `given` falls back to the configuration. */
export function ancestorsBy(rules: EmbedRules, given: EmbedAncestors): EmbedAncestors {
  const of = (embed: Embed): readonly string[] => {
    const { audience, hosts } = rules[embed];
    if (audience === 'given') return given[embed];
    return audience === 'everyone' ? ['*'] : [`'self'`, ...hosts];
  };
  return Object.fromEntries(EMBEDS.map((embed) => [embed, of(embed)])) as Record<Embed, readonly string[]>;
}

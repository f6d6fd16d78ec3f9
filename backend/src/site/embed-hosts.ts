import { domainToASCII } from 'node:url';

import { type Embed, type EmbedAncestors, EMBEDS } from '../platform/config/embed-ancestors.js';
import { defineSetting } from '../platform/settings/setting.js';

/** `given`: as the site was set up; `everyone`, or this site and the `hosts` that are listed. */
export const EMBED_AUDIENCES = ['given', 'everyone', 'listed'] as const;
export type EmbedAudience = (typeof EMBED_AUDIENCES)[number];

/** Whose pages may show one frame. */
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
 * A host as somebody writes it, as a policy names it; letters beyond ASCII as the DNS has them.
 * @returns undefined for what is none, and for a wildcard before a top-level domain, which would be half the world
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

/** Who may show which frame, by what the owner has settled and, where they have not, by how the site was set up. */
export function ancestorsBy(rules: EmbedRules, given: EmbedAncestors): EmbedAncestors {
  const of = (embed: Embed): readonly string[] => {
    const { audience, hosts } = rules[embed];
    if (audience === 'given') return given[embed];
    return audience === 'everyone' ? ['*'] : [`'self'`, ...hosts];
  };
  return Object.fromEntries(EMBEDS.map((embed) => [embed, of(embed)])) as Record<Embed, readonly string[]>;
}

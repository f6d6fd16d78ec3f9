import { ConfigurationError } from './configuration-error.js';

/** Pages for frames of other sites, at `/embed/<name>`. */
export const EMBEDS = ['checkout', 'legal-companion', 'chat', 'search'] as const;
export type Embed = (typeof EMBEDS)[number];

/** Sources of `frame-ancestors` by embed. */
export type EmbedAncestors = Readonly<Record<Embed, readonly string[]>>;

const SELF = `'self'`;
const EVERYONE = ['*'];

/** Embeds that reach new readers are open to all sites; the owner decides about the others. */
const DEFAULTS: EmbedAncestors = {
  checkout: EVERYONE,
  'legal-companion': EVERYONE,
  chat: [SELF],
  search: [SELF],
};

const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const HOST = new RegExp(`^(?:https?://)?(?:\\*\\.)?${LABEL}(?:\\.${LABEL})*(?::(?:\\d{1,5}|\\*))?$`);

function settingOf(embed: Embed): string {
  return `EMBED_ANCESTORS_${embed.toUpperCase().replaceAll('-', '_')}`;
}

function parse(text: string, setting: string): readonly string[] {
  const entries = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (entries.length === 1 && entries[0] === '*') return EVERYONE;
  if (entries.length === 1 && entries[0] === 'self') return [SELF];
  const invalid = entries.find((entry) => !HOST.test(entry));
  if (invalid === undefined) return [SELF, ...entries];
  throw new ConfigurationError(
    `${setting} lists hosts such as friends.example, *.friends.example or localhost:8080, or is * for all sites or self for this site only, not "${invalid}".`,
  );
}

/** Reads EMBED_ANCESTORS_CHECKOUT, _LEGAL_COMPANION, _CHAT and _SEARCH: hosts separated by spaces or commas. */
export function readEmbedAncestors(env: Record<string, string | undefined>): EmbedAncestors {
  const read = (embed: Embed) => {
    const text = env[settingOf(embed)]?.trim();
    return text ? parse(text, settingOf(embed)) : DEFAULTS[embed];
  };
  return {
    checkout: read('checkout'),
    'legal-companion': read('legal-companion'),
    chat: read('chat'),
    search: read('search'),
  };
}

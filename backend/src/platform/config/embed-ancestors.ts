import { ConfigurationError } from './configuration-error.js';

/** The pages that other people's pages may show in frames, by the end of their addresses: `/embed/<name>`. */
export const EMBEDS = ['checkout', 'legal-companion', 'chat', 'search'] as const;
export type Embed = (typeof EMBEDS)[number];

/** Who may show each of them: sources of `frame-ancestors`; the site itself always may. */
export type EmbedAncestors = Readonly<Record<Embed, readonly string[]>>;

const SELF = `'self'`;
const EVERYONE = ['*'];

/** What reaches new readers may stand anywhere; what serves the readers of a site stands where the owner says. */
const DEFAULTS: EmbedAncestors = {
  checkout: EVERYONE,
  'legal-companion': EVERYONE,
  chat: [SELF],
  search: [SELF],
};

const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
/** CSP 3, host-source: a host or all that end with it, on a port or any of its scheme's. */
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
  const wrong = entries.find((entry) => !HOST.test(entry));
  if (wrong === undefined) return [SELF, ...entries];
  throw new ConfigurationError(
    `${setting} lists hosts such as friends.example, *.friends.example or localhost:8080, or is * for everyone or self for nobody else; "${wrong}" is none of these.`,
  );
}

/** Reads EMBED_ANCESTORS_CHECKOUT, _LEGAL_COMPANION, _CHAT and _SEARCH: hosts with spaces or commas between them. */
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

import { createHash } from 'node:crypto';

export interface SiteKey {
  /** Prefix of sealed values; also in the database, which does not have the secret. */
  id: string;
  secret: string;
}

/** Keys from the environment, or a file that may change while the site runs. */
export type SiteKeySource = { keys: readonly SiteKey[] } | { file: string };

/** At least 32 random bytes in base64. */
const SECRET = /^[\w+/=-]{43,200}$/;

/** The id reveals nothing about a random secret. */
export const siteKeyOf = (secret: string): SiteKey => ({
  id: createHash('sha256').update(`site-key:${secret}`).digest('hex').slice(0, 8),
  secret,
});

/**
 * @param text keys, current first, separated by spaces, commas or line breaks; # starts a comment
 * @returns undefined if one is invalid
 */
export function parseSiteKeys(text: string): SiteKey[] | undefined {
  const secrets = text
    .split('\n')
    .flatMap((line) => (line.split('#', 1)[0] ?? '').split(/[\s,]+/))
    .filter(Boolean);
  if (secrets.length === 0 || !secrets.every((secret) => SECRET.test(secret))) return undefined;
  return [...new Set(secrets)].map(siteKeyOf);
}

const HEADER = `# Keys for signing and sealing. The first is in use; the others read older values.
# Keep a backup apart from the database's. See npm run keys.`;

export const siteKeyLines = (keys: readonly SiteKey[]): string =>
  `${[HEADER, ...keys.map(({ secret }) => secret)].join('\n')}\n`;

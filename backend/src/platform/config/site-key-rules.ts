import { createHash } from 'node:crypto';

/** A secret by which the site signs and seals. */
export interface SiteKey {
  /** Stands before what it sealed, and in the database, which does not know the secret. */
  id: string;
  secret: string;
}

/** Where the keys lie: in the environment, or in a file that may change while the site runs. */
export type SiteKeySource = { keys: readonly SiteKey[] } | { file: string };

/** 32 random bytes in base64 have 43 characters; in hex, more. */
const SECRET = /^[\w+/=-]{43,200}$/;

/** The id tells nothing of a secret that nobody can guess. */
export const siteKeyOf = (secret: string): SiteKey => ({
  id: createHash('sha256').update(`site-key:${secret}`).digest('hex').slice(0, 8),
  secret,
});

/**
 * @param text keys, the one in use first, with spaces, commas or line ends between them; in a line, what follows # is a remark
 * @returns undefined where one of them is none
 */
export function parseSiteKeys(text: string): SiteKey[] | undefined {
  const secrets = text
    .split('\n')
    .flatMap((line) => (line.split('#', 1)[0] ?? '').split(/[\s,]+/))
    .filter(Boolean);
  if (secrets.length === 0 || !secrets.every((secret) => SECRET.test(secret))) return undefined;
  return [...new Set(secrets)].map(siteKeyOf);
}

const REMARK = `# The keys by which this site signs and seals. The first is in use; the others read what was made before.
# Keep a copy apart from that of the database. npm run keys tells more.`;

export const siteKeyLines = (keys: readonly SiteKey[]): string =>
  `${[REMARK, ...keys.map(({ secret }) => secret)].join('\n')}\n`;

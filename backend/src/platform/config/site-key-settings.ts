import path from 'node:path';

import { parseSiteKeys, type SiteKeySource } from './site-key-rules.js';
import { ConfigurationError } from './configuration-error.js';

/** Reads SITE_KEYS or SITE_KEYS_FILE; a file of the data directory by default. */
export function readSiteKeySource(env: Record<string, string | undefined>, dataDir: string): SiteKeySource {
  const text = env['SITE_KEYS']?.trim();
  const file = env['SITE_KEYS_FILE']?.trim();
  if (!text) return { file: path.resolve(file || path.join(dataDir, 'site-keys')) };
  if (file) throw new ConfigurationError('SITE_KEYS and SITE_KEYS_FILE exclude each other: set one of them.');
  const keys = parseSiteKeys(text);
  if (keys) return { keys };
  throw new ConfigurationError(
    'SITE_KEYS must be keys of 43 to 200 letters, digits and any of + / = _ -, as openssl rand -base64 32 makes them, separated by commas.',
  );
}

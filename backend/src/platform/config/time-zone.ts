import { ConfigurationError } from './configuration-error.js';

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

/** @param fallback what the site itself says; UTC where it says nothing */
export function readTimeZone(text: string | undefined, fallback = 'UTC'): string {
  const zone = text?.trim() || fallback;
  // PostgreSQL reads the same names; a bare offset it would read the other way round.
  if (/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/.test(zone) && isZone(zone)) return zone;
  throw new ConfigurationError(`TIME_ZONE must be a zone such as America/New_York, not "${zone}".`);
}

export const LINK_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The link's path on the site. */
export function linkPath(token: string): string {
  return `/d/${token}`;
}

/** Where a link is handed to somebody. */
export type LinkPlace = 'page' | 'letter' | 'desk';

/** The hashed assets that one start of the site served. */
export interface AssetRelease {
  fingerprint: string;
  startedAtMs: number;
  /** When another release replaced it; null for the current one. */
  replacedAtMs: number | null;
  addresses: readonly string[];
}

/** Kept in addition to the current release, for pages that stay open over several releases in a day. */
export const KEPT_RELEASES = 3;
/** A tab may stay open for weeks. */
export const KEPT_MS = 30 * 24 * 60 * 60_000;
/** However many there are in that time: each costs what changed in it, two megabytes at most. */
export const MOST_RELEASES = 40;

/** `assets/name-XXXXXXXX.js`, of the site, the dashboard or a widget: a page loads some of them long after itself. */
export const isKeptAsset = (address: string): boolean => /\/assets\/[^/]*-[\w-]{8}\.\w+$/.test(address);

/** The last few, and all that were served within the last weeks; the newest first. */
export function releasesToKeep(releases: readonly AssetRelease[], nowMs: number): AssetRelease[] {
  const isRecent = ({ replacedAtMs }: AssetRelease) =>
    replacedAtMs === null || nowMs - replacedAtMs < KEPT_MS;
  return releases
    .toSorted((one, other) => other.startedAtMs - one.startedAtMs)
    .filter((release, index) => index <= KEPT_RELEASES || isRecent(release))
    .slice(0, MOST_RELEASES);
}

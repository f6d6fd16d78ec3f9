export interface AssetRelease {
  fingerprint: string;
  startedAtMs: number;
  /** When another release replaced it; null for the current one. */
  replacedAtMs: number | null;
  addresses: readonly string[];
}

/** Kept besides the current release, whatever their age. */
export const KEPT_RELEASES = 3;
/** A tab may stay open for weeks. */
export const KEPT_MS = 30 * 24 * 60 * 60_000;
/** Upper limit within that time; a release takes up to two megabytes. */
export const MAX_RELEASES = 40;

/** `assets/name-XXXXXXXX.js` of the site, the dashboard or a widget, which an open page may load late. */
export const isKeptAsset = (address: string): boolean => /\/assets\/[^/]*-[\w-]{8}\.\w+$/.test(address);

export function releasesToKeep(releases: readonly AssetRelease[], nowMs: number): AssetRelease[] {
  const isRecent = ({ replacedAtMs }: AssetRelease) =>
    replacedAtMs === null || nowMs - replacedAtMs < KEPT_MS;
  return releases
    .toSorted((one, other) => other.startedAtMs - one.startedAtMs)
    .filter((release, index) => index <= KEPT_RELEASES || isRecent(release))
    .slice(0, MAX_RELEASES);
}

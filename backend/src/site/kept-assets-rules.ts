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

/** How often the list of releases in a bucket is read for addresses that it does not contain, at most. */
export const LIST_EVERY_MS = 1_000;
export const LIST_ATTEMPTS = 3;
/** A start waits this long for a bucket. */
export const BUCKET_LIMIT_MS = 30_000;
export const CONCURRENT_UPLOADS = 8;

/** `/assets/name-XXXXXXXX.js` of the site, the dashboard or a widget; `/images/name.xxxxxxxx.webp`, `/embed/v1.xxxxxxxx.js`. */
const HASHED_FILE = /^(?:\/[\w-]+)*\/(?:assets\/[^/\\?]*-[\w-]{8}|[\w-][^/\\?]*\.[0-9a-f]{8})\.\w+$/;
/** `/widgets/checkout/assets/remoteEntry.js?v=0123456789ab`, as in the widgets' manifest. */
const WIDGET_ENTRY = /^\/widgets(?:\/[\w-]+)*\/[\w-][\w.-]*\?v=[0-9a-f]{12}$/;

/**
 * Whether the content at an address never changes, and an open page may load it late. Such an address has no `..`.
 * @param address with its query, if it has one
 */
export const isKeptAsset = (address: string): boolean =>
  HASHED_FILE.test(address) || WIDGET_ENTRY.test(address);

export function releasesToKeep(releases: readonly AssetRelease[], nowMs: number): AssetRelease[] {
  const isRecent = ({ replacedAtMs }: AssetRelease) =>
    replacedAtMs === null || nowMs - replacedAtMs < KEPT_MS;
  return releases
    .toSorted((one, other) => other.startedAtMs - one.startedAtMs)
    .filter((release, index) => index <= KEPT_RELEASES || isRecent(release))
    .slice(0, MAX_RELEASES);
}

/** The releases to keep when one starts that serves these addresses. */
export function releasesAfterStart(
  known: readonly AssetRelease[],
  current: Pick<AssetRelease, 'fingerprint' | 'addresses'>,
  nowMs: number,
): AssetRelease[] {
  const replaced = known
    .filter(({ fingerprint }) => fingerprint !== current.fingerprint)
    .map((release) => ({ ...release, replacedAtMs: release.replacedAtMs ?? nowMs }));
  return releasesToKeep([{ ...current, startedAtMs: nowMs, replacedAtMs: null }, ...replaced], nowMs);
}

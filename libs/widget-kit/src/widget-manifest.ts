import { contractVersion } from './mount-contract.js';
import { WidgetLoadError } from './widget-load-error.js';

/** One line of `/widgets/manifest.json`. */
export interface WidgetManifestEntry {
  /** Address of the container's entry module; relative addresses start from the manifest. */
  entry: string;
  contract: number;
}

function isEntry(value: unknown): value is WidgetManifestEntry {
  if (typeof value !== 'object' || value === null) return false;
  return 'entry' in value && typeof value.entry === 'string' && 'contract' in value;
}

/**
 * Finds a widget in the site's manifest.
 *
 * @throws WidgetLoadError when the manifest cannot be had, does not name the widget, or names one that
 * was built for another version of the contract.
 */
export async function findWidget(manifestUrl: string, name: string): Promise<WidgetManifestEntry> {
  const response = await fetch(manifestUrl);
  if (!response.ok) throw new WidgetLoadError(name, `the manifest answered ${response.status}`);
  const manifest: unknown = await response.json();
  const entry: unknown =
    typeof manifest === 'object' && manifest !== null
      ? Object.getOwnPropertyDescriptor(manifest, name)?.value
      : undefined;
  if (!isEntry(entry)) throw new WidgetLoadError(name, 'the manifest does not name it');
  if (entry.contract !== contractVersion) {
    throw new WidgetLoadError(
      name,
      `it keeps contract ${entry.contract}, and this page keeps contract ${contractVersion}`,
    );
  }
  // From where the manifest came in the end: an embed reads it from the author's site, not its own.
  return { ...entry, entry: new URL(entry.entry, response.url).href };
}

import { fetchWithDeadline } from './deadline.js';
import { type ContractRange, getAlong, rangeText } from './mount-contract.js';
import type { ShareScope } from './share-scope.js';

/** A widget could not be had. The page shows its link instead, and may try again. */
export class WidgetLoadError extends Error {
  override readonly name = 'WidgetLoadError';

  constructor(
    readonly widget: string,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(`The widget "${widget}" could not be loaded: ${reason}.`, options);
  }
}

/** The entry module of a federated remote, whichever plugin built it. */
export interface WidgetContainer {
  init(shareScope: ShareScope): unknown;
  get(exposed: string): Promise<() => unknown>;
}

function hasFunction<Name extends string>(value: object, name: Name): value is Record<Name, () => unknown> {
  return typeof Object.getOwnPropertyDescriptor(value, name)?.value === 'function';
}

export function isWidgetContainer(value: unknown): value is WidgetContainer {
  return (
    typeof value === 'object' && value !== null && hasFunction(value, 'init') && hasFunction(value, 'get')
  );
}

export function exposesMount(value: unknown): value is { mount: () => unknown } {
  return typeof value === 'object' && value !== null && hasFunction(value, 'mount');
}

/** One line of `/widgets/manifest.json`. */
export interface WidgetManifestEntry extends ContractRange {
  /** Address of the container's entry module; relative addresses start from the manifest. */
  entry: string;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}

/** A line as it was written by whichever age of the site; undefined when it is none. */
function readEntry(line: unknown): WidgetManifestEntry | undefined {
  const entry = fieldOf(line, 'entry');
  const contract = fieldOf(line, 'contract');
  if (typeof entry !== 'string' || typeof contract !== 'number') return undefined;
  const oldest = fieldOf(line, 'oldestContract');
  // Before there was a range, a widget served the pages of its own version and no others.
  return { entry, contract, oldestContract: typeof oldest === 'number' ? oldest : contract };
}

/**
 * Finds a widget in the site's manifest.
 *
 * @param page what the page that asks keeps itself
 * @throws WidgetLoadError when the manifest cannot be had, does not name the widget, or names one that this page
 * and it cannot live with
 */
export async function findWidget(
  manifestUrl: string,
  name: string,
  page: ContractRange,
): Promise<WidgetManifestEntry> {
  const response = await fetchWithDeadline(manifestUrl);
  if (!response.ok) throw new WidgetLoadError(name, `the manifest answered ${response.status}`);
  const manifest: unknown = await response.json();
  const widget = readEntry(fieldOf(manifest, name));
  if (!widget) throw new WidgetLoadError(name, 'the manifest does not name it');
  if (!getAlong(page, widget)) {
    throw new WidgetLoadError(name, `it keeps ${rangeText(widget)}, and this page keeps ${rangeText(page)}`);
  }
  // From where the manifest came in the end: an embed reads it from the author's site, not its own.
  return { ...widget, entry: new URL(widget.entry, response.url).href };
}

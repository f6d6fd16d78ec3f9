import { fetchWithDeadline } from './deadline.js';
import { type ContractRange, isCompatible, rangeText } from './mount-contract.js';
import type { ShareScope } from './share-scope.js';

/** A widget that could not be loaded. The page shows its fallback link, and may retry. */
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

interface WidgetContainer {
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

interface WidgetManifestEntry extends ContractRange {
  /** URL of the container's entry module; relative URLs are relative to the manifest. */
  entry: string;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}

/** Parses an entry written by any release; undefined if it is invalid. */
function readEntry(line: unknown): WidgetManifestEntry | undefined {
  const entry = fieldOf(line, 'entry');
  const contract = fieldOf(line, 'contract');
  if (typeof entry !== 'string' || typeof contract !== 'number') return undefined;
  const oldest = fieldOf(line, 'oldestContract');
  // Before version ranges, a widget supported only its own version.
  return { entry, contract, oldestContract: typeof oldest === 'number' ? oldest : contract };
}

/** @throws WidgetLoadError when the manifest does not load, lacks the widget, or names an incompatible version */
export async function findWidget(
  manifestUrl: string,
  name: string,
  page: ContractRange,
): Promise<WidgetManifestEntry> {
  const response = await fetchWithDeadline(manifestUrl);
  if (!response.ok)
    throw new WidgetLoadError(name, `the manifest request failed with status ${response.status}`);
  const manifest: unknown = await response.json();
  const widget = readEntry(fieldOf(manifest, name));
  if (!widget) throw new WidgetLoadError(name, 'the manifest does not list it');
  if (!isCompatible(page, widget)) {
    throw new WidgetLoadError(
      name,
      `it supports ${rangeText(widget)}, and this page supports ${rangeText(page)}`,
    );
  }
  // Resolved against the final URL of the manifest: an embed loads it from the author's site.
  return { ...widget, entry: new URL(widget.entry, response.url).href };
}

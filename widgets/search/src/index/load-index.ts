import { type SearchIndex, searchIndexVersion } from '@lectern/widget-kit';
import { type Searchable, toSearchable } from '../finding/find-results.js';

/** The index, ready to be searched. */
export interface LoadedIndex {
  texts: SearchIndex['texts'];
  all: Searchable[];
}

/** So long an answer may take before the visitor is told. */
const patienceMs = 15_000;

function isIndex(value: unknown): value is SearchIndex {
  return (
    typeof value === 'object' && value !== null && 'version' in value && value.version === searchIndexVersion
  );
}

async function fetchIndex(url: string): Promise<LoadedIndex> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`The index of the search answered ${response.status}.`);
  const index: unknown = await response.json();
  if (!isIndex(index)) throw new Error('The index of the search is of another version.');
  return { texts: index.texts, all: index.entries.map(toSearchable) };
}

const kept = new Map<string, Promise<LoadedIndex>>();
const ready = new Map<string, LoadedIndex>();

/** The index, where it has come before: then there is nothing to wait for. */
export const readyIndex = (url: string): LoadedIndex | undefined => ready.get(url);

/**
 * Fetches the index once and keeps it until the page is left; a failure is not kept. Between visits the browser asks
 * only whether it has changed.
 */
export function loadIndex(url: string): Promise<LoadedIndex> {
  const loading = kept.get(url) ?? fetchIndex(url).then(keep, forget);
  kept.set(url, loading);
  return loading;

  function keep(index: LoadedIndex): LoadedIndex {
    ready.set(url, index);
    return index;
  }

  function forget(cause: unknown): never {
    kept.delete(url);
    throw cause;
  }
}

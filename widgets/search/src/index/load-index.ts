import {
  fetchWithDeadline,
  onLineBack,
  type SearchArticles,
  type SearchIndex,
  searchIndexVersion,
} from '@lectern/widget-kit';
import { useCallback, useEffect, useState } from 'react';

import { type Searchable, toSearchable } from '../finding/find-results.js';

/** The index, ready to be searched. */
export interface LoadedIndex {
  texts: SearchIndex['texts'];
  all: Searchable[];
}

function isIndex(value: unknown): value is SearchIndex {
  return (
    typeof value === 'object' && value !== null && 'version' in value && value.version === searchIndexVersion
  );
}

async function fetchIndex(url: string): Promise<LoadedIndex> {
  const response = await fetchWithDeadline(url);
  if (!response.ok) throw new Error(`The index of the search answered ${response.status}.`);
  const index: unknown = await response.json();
  if (!isIndex(index)) throw new Error('The index of the search is of another version.');
  const articles = index.articlesPath ? await fetchArticles(new URL(index.articlesPath, response.url)) : {};
  const withBody = index.entries.map((entry) => {
    const body = entry.type === 'article' ? articles[entry.id] : undefined;
    return body === undefined ? entry : { ...entry, body };
  });
  return { texts: index.texts, all: withBody.map(toSearchable) };
}

/** Without the articles' texts the search still finds everything else. */
async function fetchArticles(url: URL): Promise<SearchArticles> {
  const response = await fetchWithDeadline(url.href).catch(() => undefined);
  return response?.ok ? ((await response.json().catch(() => ({}))) as SearchArticles) : {};
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

interface UsedIndex {
  /** Null until it has come. */
  index: LoadedIndex | null;
  hasFailed: boolean;
  retry(): void;
}

/** What became of a try. */
interface Outcome {
  url: string;
  /** Null when it has failed. */
  index: LoadedIndex | null;
}

function readyOutcome(url: string): Outcome | null {
  const index = readyIndex(url);
  return index ? { url, index } : null;
}

/** The index at an address, fetched when the search is first drawn. */
export function useIndex(url: string): UsedIndex {
  const [outcome, setOutcome] = useState(() => readyOutcome(url));
  const [tries, setTries] = useState(1);

  useEffect(() => {
    let isStale = false;
    const end = (index: LoadedIndex | null) => isStale || setOutcome({ url, index });
    loadIndex(url).then(end, () => end(null));
    return () => {
      isStale = true;
    };
  }, [url, tries]);

  const retry = useCallback(() => {
    setOutcome(null);
    setTries((count) => count + 1);
  }, []);
  const isOf = outcome?.url === url;
  const hasFailed = isOf && outcome.index === null;
  useEffect(() => (hasFailed ? onLineBack(retry) : undefined), [hasFailed, retry]);
  return { index: isOf ? outcome.index : null, hasFailed, retry };
}

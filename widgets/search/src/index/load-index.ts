import {
  fetchWithDeadline,
  onReconnect,
  type SearchArticles,
  type SearchIndex,
  searchIndexVersion,
} from '@lectern/widget-kit';
import { useCallback, useEffect, useState } from 'react';

import { type Searchable, toSearchable } from '../finding/find-results.js';

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
  if (!response.ok) throw new Error(`The search index request failed with status ${response.status}.`);
  const index: unknown = await response.json();
  if (!isIndex(index)) throw new Error('The search index has an unsupported version.');
  const articles = index.articlesPath ? await fetchArticles(new URL(index.articlesPath, response.url)) : {};
  const withBody = index.entries.map((entry) => {
    const body = entry.type === 'article' ? articles[entry.id] : undefined;
    return body === undefined ? entry : { ...entry, body };
  });
  return { texts: index.texts, all: withBody.map(toSearchable) };
}

/** The search works without the article texts. */
async function fetchArticles(url: URL): Promise<SearchArticles> {
  const response = await fetchWithDeadline(url.href).catch(() => undefined);
  return response?.ok ? ((await response.json().catch(() => ({}))) as SearchArticles) : {};
}

const kept = new Map<string, Promise<LoadedIndex>>();

const ready = new Map<string, LoadedIndex>();

/** Returns the index if it is already loaded, to skip the loading state. */
export const readyIndex = (url: string): LoadedIndex | undefined => ready.get(url);

/** Loads the index once; failures are not cached. Between visits the browser only revalidates it. */
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
  index: LoadedIndex | null;
  hasFailed: boolean;
  retry(): void;
}

interface Outcome {
  url: string;
  /** Null after a failure. */
  index: LoadedIndex | null;
}

function readyOutcome(url: string): Outcome | null {
  const index = readyIndex(url);
  return index ? { url, index } : null;
}

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
  useEffect(() => (hasFailed ? onReconnect(retry) : undefined), [hasFailed, retry]);
  return { index: isOf ? outcome.index : null, hasFailed, retry };
}

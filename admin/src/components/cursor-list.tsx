import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { Button, ErrorMessage } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSearchParams } from 'wouter';
import { DataTable, type DataTableProps } from './data-table.js';
import { components as m } from '../messages.js';

interface CursorPage<Item> {
  items: readonly Item[];
  nextCursor: string | null;
}

/** Milliseconds until the list is fetched again, by its items. */
type Polling<Item> = (items: readonly Item[]) => number | false;

const itemsOf = <Page extends CursorPage<unknown>>(pages: readonly Page[] = []) =>
  pages.flatMap(({ items }) => items) as Page['items'][number][];

/** Paged list of the API; keeps the current rows until those of a new filter arrive. */
export function useCursorList<Page extends CursorPage<unknown>>(
  queryKey: QueryKey,
  fetchPage: (cursor: string | undefined) => Promise<Page>,
  { refetchInterval }: { refetchInterval?: number | Polling<Page['items'][number]> } = {},
) {
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval:
      typeof refetchInterval === 'function'
        ? ({ state }) => refetchInterval(itemsOf(state.data?.pages))
        : (refetchInterval ?? false),
  });
  const rows = list.data && itemsOf(list.data.pages);
  return { ...list, rows, first: list.data?.pages[0] };
}

/**
 * Filter of a list. Choices are kept in the page's URL, so that they survive a reload and a visit to another
 * page. Search text is not: it may be a person's name, and servers log URLs.
 */
export function useListFilter<Filter extends { query?: string | undefined }>(
  names: readonly (Exclude<keyof Filter, 'query' | 'cursor'> & string)[],
) {
  const [address] = useSearchParams();
  const [query, setQuery] = useState<string | undefined>();
  const chosen = names.map((name) => [name, address.get(name)]).filter(([, value]) => value);
  const filter: Omit<Filter, 'cursor'> = { ...Object.fromEntries(chosen), ...(query ? { query } : {}) };
  const choose = (change: Readonly<Record<string, string>>) => {
    const { query: words, ...choices } = change;
    if (words !== undefined) setQuery(words || undefined);
    const next = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(choices)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const search = next.size > 0 ? `?${next.toString()}` : '';
    window.history.replaceState(window.history.state, '', window.location.pathname + search);
  };
  return { filter, choose, isFiltered: Object.keys(filter).length > 0 };
}

const More = styled.p`
  margin-top: var(--space-2);
  text-align: center;
`;

interface MoreButtonProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

export function MoreButton({ list }: MoreButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <More>
      <Button busy={list.isFetchingNextPage && m.list.loading} onClick={() => void list.fetchNextPage()}>
        {m.list.more}
      </Button>
    </More>
  );
}

interface ListTableProps<Row> extends Omit<DataTableProps<Row>, 'rows'> {
  list: MoreButtonProps['list'] & {
    rows: readonly Row[] | undefined;
    error: unknown;
    refetch: () => Promise<unknown>;
  };
}

/** Table of {@link useCursorList}, with its error state and a button for older rows. */
export function ListTable<Row>({ list, ...table }: ListTableProps<Row>) {
  if (list.error && !list.rows)
    return <ErrorMessage error={list.error} onRetry={() => void list.refetch()} />;
  return (
    <>
      <DataTable {...table} rows={list.rows} />
      <MoreButton list={list} />
    </>
  );
}

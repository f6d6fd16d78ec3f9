import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../components/skeleton.js';
import { ErrorMessage } from './error-message.js';

const Shapes = styled.div<{ $heights: readonly string[] }>`
  display: grid;
  gap: var(--space-2);
  grid-template-rows: ${({ $heights }) => $heights.join(' ')};
`;

/** In the place of what is on its way: as many shapes as there will be parts, so that little moves when they come. */
export function Loading({ label, heights = ['9rem'] }: { label: string; heights?: readonly string[] }) {
  return (
    <Shapes role="status" aria-label={label} $heights={heights}>
      {heights.map((_, at) => (
        <Skeleton key={at} />
      ))}
    </Shapes>
  );
}

interface AsyncProps<Data> {
  /** As `useQuery` gives it. */
  query: { data: Data | undefined; error: unknown; refetch: () => Promise<unknown> };
  /** What is awaited, for whoever hears it: "The order is on its way". */
  label: string;
  /** Of the parts that will come. */
  heights?: readonly string[];
  children: (data: Data) => ReactNode;
}

/** What is asked of the server: on its way, failed with a way to try again, or there. */
export function Async<Data>({ query: { data, error, refetch }, label, heights, children }: AsyncProps<Data>) {
  if (data !== undefined) return children(data);
  if (error) return <ErrorMessage error={error} onRetry={() => void refetch()} />;
  return <Loading label={label} {...(heights ? { heights } : {})} />;
}

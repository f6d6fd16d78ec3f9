import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../components/skeleton.js';
import { ErrorMessage } from './error-message.js';

const Shapes = styled.div<{ $heights: readonly string[] }>`
  display: grid;
  gap: var(--space-2);
  grid-template-rows: ${({ $heights }) => $heights.join(' ')};
`;

/** Loading placeholder with as many shapes as the expected content has parts, to avoid layout shifts. */
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
  query: { data: Data | undefined; error: unknown; refetch: () => Promise<unknown> };
  /** Announced to screen readers: "Loading the order". */
  label: string;
  heights?: readonly string[];
  children: (data: Data) => ReactNode;
}

export function Async<Data>({ query: { data, error, refetch }, label, heights, children }: AsyncProps<Data>) {
  if (data !== undefined) return children(data);
  if (error) return <ErrorMessage error={error} onRetry={() => void refetch()} />;
  return <Loading label={label} {...(heights ? { heights } : {})} />;
}

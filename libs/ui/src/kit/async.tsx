import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../components/skeleton.js';
import { ErrorMessage } from './error-message.js';

const Shapes = styled.div<{ $heights: readonly string[] }>`
  display: grid;
  gap: var(--space-2);
  grid-template-rows: ${({ $heights }) => $heights.join(' ')};
`;

/** A panel with a heading and lines of text, as many as its height has room for. */
const PanelShape = styled.div`
  /* Lines without room wrap into a second column, which is clipped. */
  display: flex;
  flex-flow: column wrap;
  align-content: flex-start;
  gap: var(--space-1) var(--space-3);
  padding: var(--space-3);
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
  span {
    flex: none;
    width: 100%;
  }
  span:first-child {
    width: 34%;
    min-height: 1.375rem;
    margin-bottom: var(--space-half);
  }
  span:nth-child(3n) {
    width: 82%;
  }
  span:nth-child(4n) {
    width: 64%;
  }
`;

const linesOfPanel = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Lower shapes are a field or a line of text. */
const lowestPanelRem = 5;

/**
 * Loading placeholder with a panel or line for each expected part, to avoid layout shifts.
 * @param heights CSS lengths; from 5rem, a part is a panel
 */
export function Loading({ label, heights = ['9rem'] }: { label: string; heights?: readonly string[] }) {
  return (
    <Shapes role="status" aria-label={label} $heights={heights}>
      {heights.map((height, at) =>
        height.endsWith('rem') && Number.parseFloat(height) >= lowestPanelRem ? (
          <PanelShape key={at}>
            {linesOfPanel.map((line) => (
              <Skeleton key={line} />
            ))}
          </PanelShape>
        ) : (
          <Skeleton key={at} />
        ),
      )}
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

import { Skeleton } from '@lectern/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** As wide as the text of `PageSurface`. */
const Page = styled.div`
  width: min(28.5em, 100% - 2.5rem);
  margin: clamp(2.5rem, 9vh, 6rem) auto;
  font-size: var(--reader-size, 1.1875rem);
  span {
    margin-bottom: 0.62em;
    &:nth-of-type(6n) {
      width: 48%;
    }
  }
  header > * {
    width: 60%;
    min-height: 2em;
    margin: 0 auto 2.6em;
  }
`;

const lines = Array.from({ length: 23 }, (_, line) => <Skeleton key={line} />);

/** Loading placeholder of a chapter: its title and paragraphs, where they will be. */
export const TextSkeleton = ({ children }: { children: ReactNode }) => (
  <Page role="status">
    {children}
    <header>
      <Skeleton />
    </header>
    {lines}
  </Page>
);

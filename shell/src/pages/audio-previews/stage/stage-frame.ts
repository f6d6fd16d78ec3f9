import { Container, from } from '@lectern/ui';
import { styled } from 'styled-components';

export const World = styled.section`
  scroll-margin: var(--header) 0 var(--space-3);
  border-block: 1px solid var(--color-line);
  background: var(--color-background);
  color: var(--color-ink);
`;

/** As high as the player from the start, to avoid layout shift. */
export const Column = styled(Container)`
  min-height: 34rem;
  padding-block: var(--space-5) var(--space-6);
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  margin-bottom: var(--space-1);
  h2 {
    font-size: var(--text-heading-3);
  }
  h2 + p {
    margin-top: var(--space-half);
    color: var(--color-muted);
    font: 400 1rem/1.4 var(--font-control);
  }
  picture {
    overflow: hidden;
    border-radius: var(--radius-cover);
    box-shadow: var(--shadow-cover);
  }
  ${from.tablet} {
    grid-template-columns: 6rem minmax(0, 1fr);
  }
`;

export const Stack = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  min-width: 0;
`;

export const Panel = styled.div`
  display: grid;
  gap: var(--space-5);
  ${from.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: var(--space-8);
  }
`;

export const Times = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--space-2);
  color: var(--color-muted);
  font: 500 0.875rem/1.4 var(--font-control);
  font-variant-numeric: tabular-nums;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  padding-top: var(--space-2);
`;

export const Note = styled.p`
  flex: 1 1 100%;
  ${from.tablet} {
    flex: 1 1 14rem;
    max-width: 26rem;
  }
  color: var(--color-muted);
  font: 400 0.9375rem/1.5 var(--font-control);
`;

import { styled } from 'styled-components';
import { Link } from 'wouter';

/** What a part says of itself, above the rest of it. */
export const Note = styled.p`
  margin-bottom: var(--space-2);
  color: var(--color-muted);
`;

/** What is said beside. */
export const Muted = styled.p`
  color: var(--color-muted);
  font-size: 0.9375rem;
`;

/** A second line of a cell. */
export const Small = styled.span`
  display: block;
  color: var(--color-muted);
  font-size: 0.875rem;
  font-weight: 400;
`;

export const Heading = styled.h2`
  margin-bottom: var(--space-2);
  font-size: 1.25rem;
`;

/** A link with a line of its own, such as the way back to a list. */
export const LineLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
`;

/** A form or a sheet whose parts stand below one another. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;

import { Fragment } from 'react';
import { css, styled } from 'styled-components';
import { Link } from 'wouter';
import { localTime } from '../formats.js';
import { isErased } from './address-text.js';
import { components as m } from '../messages.js';

type Space = 'half' | 1 | 2 | 3 | 4;

interface Spaced {
  $above?: Space;
  $below?: Space;
}

/** Room above and below, by the site's scale. */
const spaced = css<Spaced>`
  ${({ $above }) => ($above ? `margin-top: var(--space-${$above});` : '')}
  ${({ $below }) => ($below ? `margin-bottom: var(--space-${$below});` : '')}
`;

/** What stands below one another. */
export const Stack = styled.div<Spaced & { $gap?: Space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-${({ $gap = 2 }) => $gap});
  ${spaced}
`;

/** What stands side by side, as far as there is room. */
export const Row = styled.div<Spaced & { $gap?: Space }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-${({ $gap = 1 }) => $gap});
  ${spaced}
`;

/** A title, and how it stands, beside it. */
export const TitleRow = styled(Row)`
  column-gap: var(--space-2);
  h2 {
    font-size: 1.1875rem;
  }
`;

/** Fields side by side, where each has room for its line. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-2);
`;

/** What somebody has written, in their lines. */
export const Written = styled.div`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** What is opened by its first line. */
export const Details = styled.details`
  summary {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: 2.75rem;
    color: var(--color-accent);
    font: 600 0.9375rem/1.4 var(--font-control);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;

export const ProgressBar = styled.progress`
  display: block;
  width: 100%;
  height: 0.75rem;
  margin-block: var(--space-half);
  accent-color: var(--color-accent);
`;

/** What a part says of itself, above the rest of it. */
export const Note = styled.p`
  margin-bottom: var(--space-2);
  color: var(--color-muted);
`;

/** What is said beside. */
export const Muted = styled.p<Spaced>`
  color: var(--color-muted);
  font-size: 0.9375rem;
  ${spaced}
`;

/** A second line of a cell. */
export const Small = styled.span`
  display: block;
  color: var(--color-muted);
  font-size: 0.875rem;
  font-weight: 400;
`;

export const Heading = styled.h2<Spaced>`
  margin-bottom: var(--space-2);
  font-size: 1.25rem;
  overflow-wrap: anywhere;
  ${spaced}
`;

/** A link with a line of its own, such as the way back to a list. */
export const LineLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  @media print {
    display: none;
  }
`;

/** An email address; it breaks after its @ or a dot, and nowhere within a word. */
export const Address = ({ email }: { email: string }) =>
  isErased(email)
    ? m.erasedReader
    : email.split(/(?<=[@.])/).map((part, n) => (
        <Fragment key={`${n} ${part}`}>
          {n > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ));

/** Stays on one line. */
export const Whole = styled.span`
  white-space: nowrap;
`;

/** A moment in a table: where there is no room for both, its day stands above its hour. */
export function Moment({ at }: { at: string }) {
  const [day, hour] = localTime(at).split(/\s(?=\d{1,2}:)/);
  return (
    <>
      <Whole>{day}</Whole> <Whole>{hour}</Whole>
    </>
  );
}

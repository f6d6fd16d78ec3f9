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

/** Vertical margins on the site's spacing scale. */
const spaced = css<Spaced>`
  ${({ $above }) => ($above ? `margin-top: var(--space-${$above});` : '')}
  ${({ $below }) => ($below ? `margin-bottom: var(--space-${$below});` : '')}
`;

export const Stack = styled.div<Spaced & { $gap?: Space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-${({ $gap = 2 }) => $gap});
  ${spaced}
`;

export const Row = styled.div<Spaced & { $gap?: Space }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-${({ $gap = 1 }) => $gap});
  ${spaced}
`;

export const TitleRow = styled(Row)`
  column-gap: var(--space-2);
  h2 {
    font-size: 1.1875rem;
  }
`;

export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-2);
`;

/** Text written by a user; keeps its line breaks. */
export const Written = styled.div`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

export const ProgressBar = styled.progress`
  display: block;
  width: 100%;
  height: 0.75rem;
  margin-block: var(--space-half);
  accent-color: var(--color-accent);
`;

export const Note = styled.p`
  margin-bottom: var(--space-2);
  color: var(--color-muted);
`;

export const Muted = styled.p<Spaced>`
  color: var(--color-muted);
  font-size: 0.9375rem;
  ${spaced}
`;

/** Second line of a cell. */
export const Small = styled.span`
  display: block;
  color: var(--color-muted);
  font-size: 0.875rem;
  font-weight: 400;
`;

/** After the name of an item with an unsaved draft. */
export const Unsaved = styled.span`
  color: var(--color-caution);
  font-size: 0.875rem;
  font-weight: 400;
`;

export const Heading = styled.h2<Spaced>`
  margin-bottom: var(--space-2);
  font-size: 1.25rem;
  overflow-wrap: anywhere;
  ${spaced}
`;

export const LineLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  @media print {
    display: none;
  }
`;

/** Email address; breaks only after its @ or a dot. */
export const Address = ({ email }: { email: string }) =>
  isErased(email)
    ? m.address.erased
    : email.split(/(?<=[@.])/).map((part, n) => (
        <Fragment key={`${n} ${part}`}>
          {n > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ));

export const Whole = styled.span`
  white-space: nowrap;
`;

/** Date and time in a table; the date goes above the time if the column is narrow. */
export function Moment({ at }: { at: string }) {
  const [day, hour] = localTime(at).split(/\s(?=\d{1,2}:)/);
  return (
    <>
      <Whole>{day}</Whole> <Whole>{hour}</Whole>
    </>
  );
}

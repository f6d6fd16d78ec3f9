import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, LetterIcon, LockIcon, ReturnIcon } from '@lectern/widget-look';

/** What the buyer may rely on. */
export function Promises({ promise }: { promise: string }): ReactNode {
  return (
    <List>
      <li>
        <LockIcon /> Secure payment processing
      </li>
      <li>
        <ReturnIcon /> 30-day money-back guarantee
      </li>
      <li>
        <LetterIcon /> {promise}
      </li>
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 20px 0 0;
  border-block-start: 1px solid ${color.line};
  list-style: none;
  color: ${color.muted};
  font-size: 0.9375rem;
  li {
    display: flex;
    gap: 10px;
    align-items: flex-start;
  }
  svg {
    flex: none;
    margin-block-start: 2px;
    color: ${color.accent};
  }
`;

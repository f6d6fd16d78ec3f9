import { Icon } from '@lectern/ui';
import { styled } from 'styled-components';

import { BooksSheet } from './books-sheet.js';
import { barEntry, currentEntry } from './header-entry.js';

/** Opens and closes by itself; the page's plain script adds keys, and folds it when the visitor has turned elsewhere. */
const Menu = styled.details`
  &:has([aria-current='page']) summary span {
    ${currentEntry}
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
`;

const Opener = styled.summary`
  ${barEntry}
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  svg {
    width: 1rem;
    transition: transform var(--motion-quick) var(--motion-ease);
  }
`;

/** The entry of the bar that unfolds: the featured book first, then all of them, then each. */
export function BooksMenu({ label }: { label: string }) {
  return (
    <Menu>
      <Opener>
        <span>{label}</span> <Icon name="down" />
      </Opener>
      <BooksSheet />
    </Menu>
  );
}

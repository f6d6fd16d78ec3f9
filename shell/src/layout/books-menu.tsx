import { Icon } from '@lectern/ui';
import { styled } from 'styled-components';

import { BooksSheet } from './books-sheet.js';
import { headerEntry, currentEntry } from './header-entry.js';

/** Works without script; the page's plain script adds keys and closes it when the focus leaves. */
const Menu = styled.details`
  &:has([aria-current='page']) summary span {
    ${currentEntry}
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
`;

const Opener = styled.summary`
  ${headerEntry}
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  svg {
    width: 1rem;
    transition: transform var(--motion-quick) var(--motion-ease);
  }
`;

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

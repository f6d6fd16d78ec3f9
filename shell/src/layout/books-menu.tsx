import { styled } from 'styled-components';

import { BooksSheet } from './books-sheet.js';
import type { FrameWords } from './frame.words.js';
import { headerEntry, currentEntry } from './header-entry.js';

/** Works without script; the page's plain script adds keys and closes it when the focus leaves. */
const Menu = styled.details`
  &:has([aria-current='page']) summary span {
    ${currentEntry}
  }
`;

const Opener = styled.summary`
  ${headerEntry}
  gap: 0;
`;

interface BooksMenuProps {
  label: string;
  words: NonNullable<FrameWords['booksMenu']>;
}

export function BooksMenu({ label, words }: BooksMenuProps) {
  return (
    <Menu>
      <Opener>
        <span>{label}</span>
      </Opener>
      <BooksSheet words={words} />
    </Menu>
  );
}

import { Icon } from '@lectern/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { BooksSheet } from './books-sheet.js';
import { barEntry, currentEntry } from './bar-entry.js';

/** Opens and closes by itself where there is no script. */
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
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const fold = ({ type, target }: Event) => {
      const { current } = menu;
      const isInside = current?.contains(target as Node);
      // A link in it has been followed, or the visitor has turned to something else.
      const isDone = type === 'click' ? isInside && (target as Element).closest('a') : !isInside;
      if (current && isDone) current.open = false;
    };
    const signs = ['pointerdown', 'focusin', 'click'];
    for (const sign of signs) document.addEventListener(sign, fold);
    // On their way down, before React's root: it swallows keys that are meant for a part not hydrated yet.
    const press = (event: KeyboardEvent) => {
      const { current } = menu;
      if (current?.contains(event.target as Node)) moveInMenu(current, event);
    };
    window.addEventListener('keydown', press, true);
    return () => {
      window.removeEventListener('keydown', press, true);
      for (const sign of signs) document.removeEventListener(sign, fold);
    };
  }, []);
  return (
    <Menu ref={menu}>
      <Opener>
        <span>{label}</span> <Icon name="down" />
      </Opener>
      <BooksSheet />
    </Menu>
  );
}

/**
 * The keys of a menu that unfolds (a `<details>` with links): arrows, Home and End go along its entries, Escape folds
 * it and goes back to what opened it. https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
function moveInMenu(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a')];
  const at = stops.indexOf(event.target as HTMLElement);
  const last = stops.length - 1;
  const goals: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, last),
    ArrowUp: Math.max(at - 1, 0),
    Home: menu.open ? 1 : -1,
    End: menu.open ? last : -1,
    Escape: menu.open ? 0 : -1,
  };
  const goal = goals[event.key] ?? -1;
  if (goal < 0) return;
  event.preventDefault();
  menu.open = event.key !== 'Escape';
  stops[goal]?.focus();
}

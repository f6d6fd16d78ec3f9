import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useSearch } from 'wouter';

const everything = 'all';

/** The category that the address asks for (`?category=legal`); `all` for any other. */
function useAskedCategory(known: readonly string[]): string {
  const asked = new URLSearchParams(useSearch()).get('category') ?? everything;
  return known.includes(asked) ? asked : everything;
}

export interface CategoryChoice {
  category: string;
  /** The menu itself says which books are shown, so that it works before a script does. */
  menu: RefObject<HTMLSelectElement | null>;
  choose(category: string): void;
}

/** Keeps the menu and the address one: either may change first. */
export function useCategory(known: readonly string[]): CategoryChoice {
  const category = useAskedCategory(known);
  const menu = useRef<HTMLSelectElement>(null);
  const isFirst = useRef(true);

  // Before the page is painted and scrolled to where the reader was.
  useLayoutEffect(() => {
    const { current } = menu;
    if (!current) return;
    const chosenBefore = isFirst.current && category === everything ? current.value : category;
    isFirst.current = false;
    current.value = category;
    // Whoever has chosen before the script came keeps the choice, unless the address says another.
    if (chosenBefore !== category && !window.location.search) choose(chosenBefore);
  }, [category]);

  return { category, menu, choose };
}

function choose(category: string): void {
  const query = category === everything ? '' : `?category=${category}`;
  window.history.replaceState(window.history.state, '', window.location.pathname + query);
}

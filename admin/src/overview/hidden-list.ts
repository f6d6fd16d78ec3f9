import { useState } from 'react';

const keyOf = (name: string): string => `lectern-hidden-${name}`;

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Whether a list is hidden in this browser. */
export function useHidden(name: string): [isHidden: boolean, setHidden: (isHidden: boolean) => void] {
  const key = keyOf(name);
  const [isHidden, set] = useState(() => isStored(key));
  return [
    isHidden,
    (next) => {
      set(next);
      try {
        if (next) localStorage.setItem(key, '');
        else localStorage.removeItem(key);
      } catch {
        // A browser without storage forgets it with the page.
      }
    },
  ];
}

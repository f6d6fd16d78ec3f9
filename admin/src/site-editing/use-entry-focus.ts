import { useEffect, useRef } from 'react';

type Control = 'up' | 'down' | 'remove' | 'add';

/** Id of a button of an entry, or of its list. */
export const controlId = (place: string, control: Control): string => `${place} ${control}`;

/** Focuses a button once a list has its new order: the one that was pressed may be disabled or gone. */
export function useEntryFocus(order: readonly string[]): (ids: readonly string[]) => void {
  const wanted = useRef<readonly string[]>([]);
  const state = order.join();
  useEffect(() => {
    const buttons = wanted.current.map((id) => document.getElementById(id));
    wanted.current = [];
    buttons.find((button) => button && !button.matches(':disabled'))?.focus();
  }, [state]);
  /** @param ids of buttons, by preference */
  return (ids) => {
    wanted.current = ids;
  };
}

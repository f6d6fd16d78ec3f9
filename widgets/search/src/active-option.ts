/**
 * Which result a key makes the active one, by the combobox pattern of the WAI-ARIA Authoring Practices.
 * @param active null while the text is being edited: then Home and End belong to the text
 * @returns undefined for a key that is none of the list's
 */
export function movedActive(key: string, active: number | null, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active === null ? 0 : (active + 1) % count;
  if (key === 'ArrowUp') return active === null ? count - 1 : (active + count - 1) % count;
  if (active === null) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

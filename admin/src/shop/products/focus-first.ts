/** Leads to the field that has to be seen to. */
export function focusFirst(name: string): void {
  document.querySelector<HTMLElement>(`form [name="${name}"]`)?.focus();
}

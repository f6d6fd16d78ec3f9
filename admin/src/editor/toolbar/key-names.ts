import { editor as m } from '../../messages.js';

const isApple = /Mac|iP(hone|[oa]d)/.test(navigator.platform);

const appleSigns: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' };

/** Name of a key binding as the user's keyboard has it: `Ctrl+Shift+8`, or `⇧⌘8`. */
export function keyNames(binding: string): string {
  const keys = binding.split('-').map((key) => (key.length === 1 ? key.toUpperCase() : key));
  if (isApple) return keys.map((key) => appleSigns[key] ?? key).join('');
  const names: Record<string, string> = { Mod: m.keys.control, Alt: m.keys.alt, Shift: m.keys.shift };
  return keys.map((key) => names[key] ?? key).join('+');
}

/** The same for assistive technology, as in `aria-keyshortcuts`. */
export const keyShortcut = (binding: string): string =>
  binding.replace('Mod', isApple ? 'Meta' : 'Control').replaceAll('-', '+');

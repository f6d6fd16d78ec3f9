import { turnEdge } from './reader-rules.js';

export type BookCommand =
  | 'on'
  | 'back'
  | 'start'
  | 'end'
  | 'larger'
  | 'smaller'
  | 'highlight'
  | 'contents'
  | 'search'
  | 'keys';

const commands: Readonly<Record<string, BookCommand>> = {
  ArrowRight: 'on',
  ArrowDown: 'on',
  PageDown: 'on',
  ' ': 'on',
  ArrowLeft: 'back',
  ArrowUp: 'back',
  PageUp: 'back',
  Home: 'start',
  End: 'end',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  h: 'highlight',
  c: 'contents',
  '/': 'search',
  '?': 'keys',
};

/** The command for a press on the page. @param across position from the left, as a share of the width */
export function pressCommandOf(across: number, isRightToLeft: boolean): 'on' | 'back' | undefined {
  if (across >= turnEdge && across <= 1 - turnEdge) return undefined;
  return across < turnEdge === isRightToLeft ? 'on' : 'back';
}

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

export type Focused = 'text' | 'button' | 'field';

const FIELDS_OWN = /^(?:Arrow\w+|Home|End|.)$/;

/** Depends on the reading direction. Undefined for keys of the browser, a selection, or the focused element. */
export function bookCommandOf(
  { key, altKey, ctrlKey, metaKey, shiftKey }: Press,
  focused: Focused,
  isRightToLeft = false,
): BookCommand | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if ((focused === 'field' && FIELDS_OWN.test(key)) || (focused === 'button' && key === ' '))
    return undefined;
  if (shiftKey && key.length > 1) return undefined;
  if (shiftKey && key === ' ') return 'back';
  if (isRightToLeft && key === 'ArrowLeft') return 'on';
  if (isRightToLeft && key === 'ArrowRight') return 'back';
  return commands[key.length === 1 ? key.toLowerCase() : key];
}

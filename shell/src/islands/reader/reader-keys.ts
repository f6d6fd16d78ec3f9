/** What a key asks of the reader. */
type ReaderCommand =
  | 'page-on'
  | 'page-back'
  | 'line-on'
  | 'line-back'
  | 'start'
  | 'end'
  | 'larger'
  | 'smaller';

const commands: Readonly<Record<string, ReaderCommand>> = {
  ArrowRight: 'page-on',
  PageDown: 'page-on',
  ArrowLeft: 'page-back',
  PageUp: 'page-back',
  ArrowDown: 'line-on',
  ArrowUp: 'line-back',
  Home: 'start',
  End: 'end',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
};

/** Keys by which the browser moves the text itself, while the text has the focus. */
const isBrowsersOwn = /^(line-|start|end)/;

/**
 * The command of a key, or undefined where it belongs to somebody else: to the browser (with Ctrl, Alt or Meta held),
 * to a control that is chosen from (radio buttons), or to the scrolling of the text that has the focus.
 */
export function commandOf(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  { isChoosing, isInText }: { isChoosing: boolean; isInText: boolean },
): ReaderCommand | undefined {
  if (altKey || ctrlKey || metaKey || isChoosing) return undefined;
  const command = commands[key];
  return command && isInText && isBrowsersOwn.test(command) ? undefined : command;
}

/** How far a command moves the text, in pixels of a window of this height; undefined for what moves nothing. */
export function distanceOf(command: ReaderCommand, heightPx: number, wholePx: number): number | undefined {
  // Two lines of the last page stay, so that the eye finds its place.
  const page = Math.max(80, heightPx - 72);
  const distances: Partial<Record<ReaderCommand, number>> = {
    'page-on': page,
    'page-back': -page,
    'line-on': 48,
    'line-back': -48,
    start: -wholePx,
    end: wholePx,
  };
  return distances[command];
}

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

/** Commands that the browser itself carries out while the text has the focus. */
const isBrowsersOwn = /^(line-|start|end)/;

/** Undefined for keys of the browser (with Ctrl, Alt or Meta), of a radio button, or of the text's own scrolling. */
export function commandOf(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  { isChoosing, isInText }: { isChoosing: boolean; isInText: boolean },
): ReaderCommand | undefined {
  if (altKey || ctrlKey || metaKey || isChoosing) return undefined;
  const command = commands[key];
  return command && isInText && isBrowsersOwn.test(command) ? undefined : command;
}

export function distanceOf(command: ReaderCommand, heightPx: number, wholePx: number): number | undefined {
  // Two lines of the last page stay visible for orientation.
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

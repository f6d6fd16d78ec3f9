type KeyCommand = 'play' | 'mute' | 'captions' | 'full-screen' | 'back' | 'forward';

const commands: Readonly<Record<string, KeyCommand>> = {
  ' ': 'play',
  k: 'play',
  m: 'mute',
  c: 'captions',
  f: 'full-screen',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
};

/** A focused button handles the space bar itself; keys with Ctrl, Alt or Meta belong to the browser. */
export function commandOf(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  targetName: string,
): KeyCommand | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === ' ' && /^(button|a|summary)$/i.test(targetName)) return undefined;
  return commands[key.length === 1 ? key.toLowerCase() : key];
}

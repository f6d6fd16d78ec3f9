import { commandOf, stepSeconds } from './player-keys.js';

/** Play or pause, mute, seek by seconds, or seek to a tenth of the recording. */
type SoundCommand = 'play' | 'mute' | { bySeconds: number } | { toPart: number };

/** Step of the keys j and l, and of the buttons beside Play. */
export const leapSeconds = 10;

/** The command for a key pressed in the player, or undefined. A menu handles its own keys. */
export function soundCommandOf(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  targetName: string,
): SoundCommand | undefined {
  if (/^select$/i.test(targetName) || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  if (/^[0-9]$/.test(event.key)) return { toPart: Number(event.key) / 10 };
  if (/^[jl]$/i.test(event.key)) {
    return { bySeconds: event.key.toLowerCase() === 'j' ? -leapSeconds : leapSeconds };
  }
  const command = commandOf(event, targetName);
  if (command === 'play' || command === 'mute') return command;
  if (command === 'back' || command === 'forward') {
    return { bySeconds: command === 'back' ? -stepSeconds : stepSeconds };
  }
  return undefined;
}

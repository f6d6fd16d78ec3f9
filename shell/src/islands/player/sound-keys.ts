import { commandOf, stepSeconds } from './player-keys.js';

/** What a key asks of a recording: to play or pause, to be silent, to go so far, or to go to a tenth of the whole. */
type SoundCommand = 'play' | 'mute' | { bySeconds: number } | { toPart: number };

/** How far the letters j and l go, and the buttons beside Play. */
export const leapSeconds = 10;

/** The command of a key pressed anywhere in the player, or undefined. A menu answers its keys itself. */
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

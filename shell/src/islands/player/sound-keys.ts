import { commandOf } from './player-keys.js';
import { leapSeconds, stepSeconds } from './player-rules.js';

type SoundCommand = 'play' | 'mute' | { bySeconds: number } | { toPart: number };

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

import type { KeyboardEvent as ReactKeyboardEvent } from 'react';
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

interface SoundCommands {
  toggle(): void;
  mute(): void;
  leap(bySeconds: number): void;
  seek(seconds: number): void;
}

/** Carries out the command for a key pressed in the player. @param wholeSeconds length of the sound */
export function pressSoundKey(
  event: ReactKeyboardEvent<HTMLElement>,
  { toggle, mute, leap, seek }: SoundCommands,
  wholeSeconds: number,
): void {
  const command = soundCommandOf(event, (event.target as HTMLElement).tagName);
  if (!command) return;
  event.preventDefault();
  if (command === 'play') toggle();
  else if (command === 'mute') mute();
  else if ('bySeconds' in command) leap(command.bySeconds);
  else seek(command.toPart * wholeSeconds);
}

import { useState } from 'react';

/**
 * Position of a player in words, for a screen reader: it changes when the listener seeks or pauses. While the recording
 * plays it stays, or a focused slider would be read out every second.
 *
 * @param textAt the position in words, for a number of seconds
 * @returns the words, and a function to call with the seconds of each seek
 */
export function useSpokenPosition(
  textAt: (seconds: number) => string,
  { atSeconds, isPlaying }: { atSeconds: number; isPlaying: boolean },
): [string, (seconds: number) => void] {
  const [spokenSeconds, setSpokenSeconds] = useState(atSeconds);
  if (!isPlaying && spokenSeconds !== atSeconds) setSpokenSeconds(atSeconds);
  return [textAt(spokenSeconds), setSpokenSeconds];
}

import { useState } from 'react';

/**
 * Position of a player as text for screen readers. It changes when the listener seeks or pauses; during playback it
 * stays, or a focused slider would be announced every second.
 *
 * @param textAt formats a number of seconds
 * @returns the text, and a function to call with the seconds of each seek
 */
export function useSpokenPosition(
  textAt: (seconds: number) => string,
  { atSeconds, isPlaying }: { atSeconds: number; isPlaying: boolean },
): [string, (seconds: number) => void] {
  const [spokenSeconds, setSpokenSeconds] = useState(atSeconds);
  if (!isPlaying && spokenSeconds !== atSeconds) setSpokenSeconds(atSeconds);
  return [textAt(spokenSeconds), setSpokenSeconds];
}

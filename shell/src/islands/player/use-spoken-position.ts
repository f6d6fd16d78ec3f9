import { useState } from 'react';

/** Position as text. It stays during playback, or screen readers would announce a focused slider every second. */
export function useSpokenPosition(
  textAt: (seconds: number) => string,
  { atSeconds, isPlaying }: { atSeconds: number; isPlaying: boolean },
): [string, (seconds: number) => void] {
  const [spokenSeconds, setSpokenSeconds] = useState(atSeconds);
  if (!isPlaying && spokenSeconds !== atSeconds) setSpokenSeconds(atSeconds);
  return [textAt(spokenSeconds), setSpokenSeconds];
}

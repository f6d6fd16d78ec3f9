import { useEffect, useEffectEvent } from 'react';
import { leapSeconds } from '../../../player/sound-keys.js';
import type { SoundCommands } from './use-sound.js';

export interface SoundCard {
  title: string;
  artist: string;
  /** Path of a picture. */
  cover: string | null;
}

interface Told {
  card: SoundCard;
  commands: SoundCommands;
  isPlaying: boolean;
}

/** Tells the system what is played, for its lock screen and the keys of a headset, and lets it ask for things. */
export function useMediaSession({ card, commands, isPlaying }: Told): void {
  const { title, artist, cover } = card;
  const act = useEffectEvent(({ action, seekOffset, seekTime }: MediaSessionActionDetails) => {
    if (action === 'play') commands.play();
    else if (action === 'pause') commands.pause();
    else if (action === 'seekbackward') commands.leap(-(seekOffset ?? leapSeconds));
    else if (action === 'seekforward') commands.leap(seekOffset ?? leapSeconds);
    else if (action === 'seekto' && seekTime !== undefined) commands.seek(seekTime);
  });

  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    const { mediaSession } = navigator;
    const actions = ['play', 'pause', 'seekbackward', 'seekforward', 'seekto'] as const;
    for (const action of actions) mediaSession.setActionHandler(action, (details) => act(details));
    mediaSession.metadata = new MediaMetadata({
      title,
      artist,
      artwork: cover ? [{ src: new URL(cover, window.location.href).href }] : [],
    });
    return () => {
      mediaSession.metadata = null;
      mediaSession.playbackState = 'none';
      for (const action of actions) mediaSession.setActionHandler(action, null);
    };
  }, [title, artist, cover]);

  useEffect(() => {
    if ('mediaSession' in navigator) navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
  }, [isPlaying]);
}

import { useEffect, useRef, useState, useEffectEvent } from 'react';

import { leapSeconds } from '../../../islands/player/player-rules.js';
import { readSession, saveInSession } from '../../../islands/session-storage.js';

interface SoundState {
  isPlaying: boolean;
  isWaiting: boolean;
  isMuted: boolean;
  speed: number;
  atSeconds: number;
  /** Total duration; 0 until known. */
  wholeSeconds: number;
}

/** Position at which this tab left a recording; 0 if it had finished. */
function placeOf(id: string, wholeSeconds: number): number {
  const seconds = Number(readSession(`preview.place.${id}`));
  return seconds > 0 && (!wholeSeconds || seconds < wholeSeconds - 1) ? seconds : 0;
}

export function useSound(id: string, durationMs: number, onFailure: () => void) {
  const sound = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<SoundState>(() => ({
    isPlaying: false,
    isWaiting: false,
    isMuted: false,
    speed: 1,
    atSeconds: placeOf(id, durationMs / 1000),
    wholeSeconds: durationMs / 1000,
  }));
  const change = (news: Partial<SoundState>) => setState((before) => ({ ...before, ...news }));
  /** Seek requested before loading: some browsers drop it, so it is repeated. */
  const wanted = useRef<number | null>(state.atSeconds || null);

  const commands = {
    play() {
      const { current } = sound;
      if (!current) return;
      if (current.error) current.load();
      if (wanted.current !== null) current.currentTime = wanted.current;
      // Rejected if it cannot be played (its `error` event reports that), was paused again at once, or autoplay is
      // blocked.
      void current.play().catch(() => undefined);
    },
    pause: () => sound.current?.pause(),
    toggle() {
      if (sound.current?.paused === false) commands.pause();
      else commands.play();
    },
    mute() {
      if (sound.current) sound.current.muted = !sound.current.muted;
    },
    speed(speed: number) {
      if (sound.current) {
        sound.current.defaultPlaybackRate = speed;
        sound.current.playbackRate = speed;
      }
      change({ speed });
    },
    seek(seconds: number) {
      const { current } = sound;
      if (!current) return;
      const atSeconds = Math.min(Math.max(0, seconds), state.wholeSeconds || seconds);
      if (current.readyState === HTMLMediaElement.HAVE_NOTHING) wanted.current = atSeconds;
      else current.currentTime = atSeconds;
      change({ atSeconds });
    },
    /** From the element's own time: the state is updated only a few times a second. */
    leap(bySeconds: number) {
      commands.seek((wanted.current ?? sound.current?.currentTime ?? 0) + bySeconds);
    },
  };

  const heard = {
    onPlay: () => change({ isPlaying: true }),
    onPause() {
      change({ isPlaying: false, isWaiting: false });
      keepPlace();
    },
    onEnded: () => change({ isPlaying: false }),
    onWaiting: () => change({ isWaiting: true }),
    onPlaying: () => change({ isWaiting: false }),
    onTimeUpdate: () => {
      if (wanted.current === null) change({ atSeconds: sound.current?.currentTime ?? 0 });
    },
    onVolumeChange: () => change({ isMuted: sound.current?.muted ?? false }),
    onLoadedMetadata() {
      const { current } = sound;
      if (!current) return;
      if (wanted.current !== null) current.currentTime = wanted.current;
      wanted.current = null;
      if (Number.isFinite(current.duration)) change({ wholeSeconds: current.duration });
    },
    onError() {
      sound.current?.pause();
      change({ isPlaying: false, isWaiting: false });
      onFailure();
    },
  };

  const keepPlace = () => {
    if (sound.current)
      saveInSession(`preview.place.${id}`, String(wanted.current ?? sound.current.currentTime));
  };
  useEffect(() => {
    const { current } = sound;
    const leave = () => {
      if (current?.currentTime) saveInSession(`preview.place.${id}`, String(current.currentTime));
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
      current?.pause();
    };
  }, [id]);

  return { sound, state, commands, heard };
}

export type SoundCommands = ReturnType<typeof useSound>['commands'];

export interface SoundCard {
  title: string;
  artist: string;
  cover: string | null;
}

interface MediaSessionInput {
  card: SoundCard;
  commands: SoundCommands;
  isPlaying: boolean;
}

export function useMediaSession({ card, commands, isPlaying }: MediaSessionInput): void {
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

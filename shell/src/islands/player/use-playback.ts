import { useRef, useState } from 'react';

interface Playback {
  isPlaying: boolean;
  /** True from the first play until the video is closed: hides the poster. */
  isBegun: boolean;
  isMuted: boolean;
  isCaptioned: boolean;
  isWaiting: boolean;
  isFailed: boolean;
  atSeconds: number;
  cueText: string;
}

const atRest: Playback = {
  isPlaying: false,
  isBegun: false,
  isMuted: false,
  isCaptioned: false,
  isWaiting: false,
  isFailed: false,
  atSeconds: 0,
  cueText: '',
};

/** State and commands of a film or recording. */
export function usePlayback<Media extends HTMLMediaElement>(durationSeconds: number) {
  const media = useRef<Media>(null);
  const [playback, setPlayback] = useState(atRest);
  const change = (news: Partial<Playback>) => setPlayback((before) => ({ ...before, ...news }));

  /** Track for screen readers: text that is only visible in the picture. Sounds, in brackets, are left out. */
  const listened = useRef<TextTrack>(null);
  const listen = (track: TextTrack) => {
    if (listened.current === track) return;
    listened.current = track;
    track.addEventListener('cuechange', () => {
      const words = [...(track.activeCues ?? [])].map((cue) => (cue as VTTCue).text);
      change({ cueText: words.filter((text) => !text.startsWith('[')).join(' ') });
    });
  };
  const captions = (isCaptioned: boolean) => {
    const track = media.current?.textTracks[0];
    if (!track) return;
    listen(track);
    track.mode = isCaptioned ? 'showing' : 'hidden';
    change({ isCaptioned });
  };

  const commands = {
    async play() {
      const { current } = media;
      if (!current) return;
      captions(playback.isCaptioned);
      change({ isBegun: true, isFailed: false });
      // Rejected if the video cannot be played (its `error` event reports that) or was paused again at once.
      await current.play().catch(() => undefined);
    },
    pause: () => media.current?.pause(),
    toggle() {
      if (media.current?.paused) void commands.play();
      else commands.pause();
    },
    mute() {
      if (media.current) media.current.muted = !media.current.muted;
    },
    captions: () => captions(!playback.isCaptioned),
    seek(seconds: number) {
      const atSeconds = Math.min(Math.max(0, seconds), durationSeconds);
      if (media.current) media.current.currentTime = atSeconds;
      change({ atSeconds });
    },
    rewind() {
      commands.pause();
      commands.seek(0);
      change({ isBegun: false, cueText: '' });
    },
  };

  const heard = {
    onPlay: () => change({ isPlaying: true, isBegun: true }),
    onPause: () => change({ isPlaying: false }),
    onEnded: () => change({ isPlaying: false, isBegun: false, cueText: '' }),
    onWaiting: () => change({ isWaiting: true }),
    onPlaying: () => change({ isWaiting: false }),
    onTimeUpdate: () => change({ atSeconds: media.current?.currentTime ?? 0 }),
    onVolumeChange: () => change({ isMuted: media.current?.muted ?? false }),
    onError: () => change({ isFailed: true, isPlaying: false, isWaiting: false }),
  };
  return { media, playback, commands, heard };
}

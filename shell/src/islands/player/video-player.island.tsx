import type { PlayerWords } from '@lectern/catalogue';
import { VisuallyHidden } from '@lectern/ui';
import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
} from 'react';
import { island } from '../island.js';
import { Below, CloseButton, Failure, Film, Frame, Picture, PlayDisc, Poster } from './player-frame.js';
import { PlayerBar } from './player-bar.js';
import { PlayerIcon } from './player-icons.js';
import { commandOf } from './player-keys.js';
import { stepSeconds } from './player-rules.js';
import type { PlayableVideo } from './playable.js';
import { LinkedFilm } from './poster-link.js';
import { usePlayback } from './use-playback.js';

interface VideoPlayerProps {
  /** The current video. Another one starts paused at its beginning. */
  video: PlayableVideo;
  words: PlayerWords;
  /** Adds a close button. The video is paused and rewound before the call. */
  onClose?: () => void;
  beginsAtOnce?: boolean;
  className?: string;
}

/** A new key resets the player for another video. */
function AnyFilm(props: VideoPlayerProps) {
  const { video, words } = props;
  if (video.link !== null) return <LinkedFilm video={video} link={video.link} words={words} />;
  return <OneFilm key={video.id} {...props} />;
}

const never = () => () => undefined;

function OneFilm({ video, words, onClose, beginsAtOnce = false, className }: VideoPlayerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const canFillScreen = useSyncExternalStore(
    never,
    () => document.fullscreenEnabled,
    () => true,
  );
  const { media: film, playback, commands, heard } = usePlayback<HTMLVideoElement>(video.durationSeconds);
  const { isBegun, isFailed, isPlaying, cueText } = playback;

  // Pauses on unmount, since the element may stay in memory and play on.
  useEffect(() => {
    const { current } = film;
    return () => current?.pause();
  }, [film]);

  const begin = useEffectEvent(() => {
    playButton.current?.focus({ preventScroll: true });
    void commands.play();
  });
  useEffect(() => {
    if (beginsAtOnce) begin();
  }, [beginsAtOnce]);

  const touch = () => {
    playButton.current?.focus();
    commands.toggle();
  };
  const fullScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void frame.current?.requestFullscreen();
  };
  const close = () => {
    commands.rewind();
    onClose?.();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const command = commandOf(event, (event.target as HTMLElement).tagName);
    if (!command) return;
    event.preventDefault();
    if (command === 'play') commands.toggle();
    else if (command === 'mute') commands.mute();
    else if (command === 'captions') commands.captions();
    else if (command === 'full-screen') fullScreen();
    else commands.seek(playback.atSeconds + (command === 'back' ? -stepSeconds : stepSeconds));
  };

  return (
    <Frame ref={frame} className={className} role="group" aria-label={video.title} onKeyDown={press}>
      <Picture onClick={touch} data-opens>
        {isBegun ? null : <Poster poster={video.poster} />}
        <FilmElement ref={film} {...heard} video={video} words={words} data-begun={isBegun} tabIndex={-1} />
        {isPlaying ? null : (
          <PlayDisc>
            <PlayerIcon name="play" />
          </PlayDisc>
        )}
        <noscript>
          <FilmElement video={video} words={words} controls />
        </noscript>
      </Picture>
      {onClose ? (
        <CloseButton aria-label={words.closeLabel} onClick={close}>
          <PlayerIcon name="close" />
        </CloseButton>
      ) : null}
      {isFailed ? (
        <Failure role="alert">
          {words.failureText} <a href={video.videoUrl}>{words.fileLabel}</a>
        </Failure>
      ) : null}
      <PlayerBar
        words={words}
        durationSeconds={video.durationSeconds}
        playback={playback}
        commands={commands}
        playButton={playButton}
        hasCaptions={video.captionsUrl !== ''}
        onFullScreen={canFillScreen ? fullScreen : null}
      />
      <noscript>
        <Below>
          <a href={video.videoUrl}>{words.fileLabel}</a> {video.duration}
        </Below>
      </noscript>
      <VisuallyHidden aria-live="polite">{cueText}</VisuallyHidden>
    </Frame>
  );
}

interface FilmElementProps extends ComponentProps<'video'> {
  video: PlayableVideo;
  words: PlayerWords;
}

function FilmElement({ video, words, ...rest }: FilmElementProps) {
  return (
    <Film {...rest} src={video.videoUrl} aria-label={video.title} preload="none" playsInline>
      {video.captionsUrl ? (
        <track kind="captions" src={video.captionsUrl} srcLang="en" label={words.captionsLabel} />
      ) : null}
      {words.unsupportedText}
    </Film>
  );
}

/** Loads only its poster until it is played. Without script it uses the browser's own controls. */
export const VideoPlayer = island('video-player', AnyFilm);

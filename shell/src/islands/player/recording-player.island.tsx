import type { PlayerWords } from '@lectern/catalogue';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import * as m from '../../messages.en.js';
import { island } from '../island.js';
import { PlayerBar } from './player-bar.js';
import { Failure, Frame } from './player-frame.js';
import { pressSoundKey } from './sound-keys.js';
import { usePlayback } from './use-playback.js';

const Native = styled.audio`
  display: block;
  width: 100%;
`;

interface RecordingPlayerProps {
  title: string;
  url: string;
  durationSeconds: number;
  /** Those of films; what differs for a recording is in our own messages. */
  words: PlayerWords;
}

function Recording({ title, url, durationSeconds, words: filmWords }: RecordingPlayerProps) {
  const words = { ...filmWords, ...m.recording };
  const playButton = useRef<HTMLButtonElement>(null);
  const { media, playback, commands, heard } = usePlayback<HTMLAudioElement>(durationSeconds);
  useEffect(() => {
    const { current } = media;
    return () => current?.pause();
  }, [media]);

  // From the element's own time: the state is updated only a few times a second.
  const leap = (bySeconds: number) => commands.seek((media.current?.currentTime ?? 0) + bySeconds);

  return (
    <Frame
      role="group"
      aria-label={title}
      onKeyDown={(event) => pressSoundKey(event, { ...commands, leap }, durationSeconds)}
    >
      <audio ref={media} {...heard} src={url} preload="none" />
      {playback.isFailed ? (
        <Failure role="alert">
          {words.failureText} <a href={url}>{words.fileLabel}</a>
        </Failure>
      ) : null}
      <PlayerBar
        words={words}
        durationSeconds={durationSeconds}
        playback={playback}
        commands={commands}
        playButton={playButton}
        hasCaptions={false}
        onFullScreen={null}
      />
      <noscript>
        <Native src={url} controls preload="none" aria-label={title} />
      </noscript>
    </Frame>
  );
}

/** Loads nothing before it is played. Without script it uses the browser's own controls. */
export const RecordingPlayer = island('recording-player', Recording);

import type { PlayerWords } from '@lectern/catalogue';
import { type Ref, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { playTime } from '@lectern/ui/formats';
import { iconButtonCss } from '@lectern/ui/tokens';
import { narrowBarHeight, narrowFrame } from './player-frame.js';
import { PlayerIcon } from './player-icons.js';
import { useSpokenPosition } from './use-spoken-position.js';
import type { usePlayback } from './use-playback.js';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-half);
  min-height: 3.5rem;
  padding: 0 var(--space-1);
  ${narrowFrame} {
    align-content: center;
    min-height: ${narrowBarHeight};
    > :first-child {
      margin-right: auto;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Control = styled.button.attrs({ type: 'button' })`
  ${iconButtonCss}
  &[aria-pressed='true'] {
    background: color-mix(in srgb, var(--color-accent) 16%, transparent);
    color: var(--color-accent);
  }
`;

const Time = styled.span`
  flex: none;
  ${narrowFrame} {
    order: -1;
  }
  min-width: 5.75em;
  padding-inline: var(--space-half);
  color: var(--color-muted);
  font: 500 0.875rem/1 var(--font-control);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const Line = styled.input.attrs({ type: 'range' })`
  --played: 0%;
  flex: 1;
  min-width: 3rem;
  height: 2.75rem;
  margin: 0;
  background: none;
  appearance: none;
  cursor: pointer;
  ${narrowFrame} {
    flex: 1 0 calc(100% - 7rem);
    order: -2;
  }
  &::-webkit-slider-runnable-track {
    height: 4px;
    border-radius: var(--radius-pill);
    background: linear-gradient(to right, var(--color-accent) var(--played), var(--color-edge) var(--played));
  }
  &::-moz-range-track {
    height: 4px;
    border-radius: var(--radius-pill);
    background: linear-gradient(to right, var(--color-accent) var(--played), var(--color-edge) var(--played));
  }
  &::-webkit-slider-thumb {
    width: 16px;
    height: 16px;
    margin-top: -6px;
    border: 0;
    border-radius: 50%;
    background: var(--color-accent);
    appearance: none;
  }
  &::-moz-range-thumb {
    width: 16px;
    height: 16px;
    border: 0;
    border-radius: 50%;
    background: var(--color-accent);
  }
`;

interface PlayerBarProps {
  words: PlayerWords;
  durationSeconds: number;
  playback: ReturnType<typeof usePlayback>['playback'];
  commands: ReturnType<typeof usePlayback>['commands'];
  playButton: Ref<HTMLButtonElement>;
  hasCaptions: boolean;
  onFullScreen: (() => void) | null;
}

export function PlayerBar(props: PlayerBarProps) {
  const { words, durationSeconds, playback, commands, playButton, hasCaptions, onFullScreen } = props;
  const { isPlaying, isMuted, isCaptioned, isWaiting, atSeconds } = playback;
  const line = useRef<HTMLInputElement>(null);
  useEffect(() => {
    line.current?.style.setProperty('--played', `${(atSeconds / durationSeconds) * 100}%`);
  }, [atSeconds, durationSeconds]);
  const timeAt = (seconds: number) => `${playTime(seconds)} / ${playTime(durationSeconds)}`;
  const [spokenTime, sayTime] = useSpokenPosition(timeAt, playback);
  return (
    <Bar>
      <Control
        ref={playButton}
        aria-label={isPlaying ? words.pauseLabel : words.playLabel}
        onClick={commands.toggle}
      >
        <PlayerIcon name={isPlaying ? 'pause' : 'play'} />
      </Control>
      <Line
        ref={line}
        aria-label={words.seekLabel}
        aria-valuetext={spokenTime}
        min={0}
        max={durationSeconds}
        step={0.5}
        value={atSeconds}
        onChange={({ target }) => {
          commands.seek(Number(target.value));
          sayTime(Number(target.value));
        }}
      />
      <Time role={isWaiting ? 'status' : undefined}>{isWaiting ? words.loadingText : timeAt(atSeconds)}</Time>
      <Control aria-label={isMuted ? words.unmuteLabel : words.muteLabel} onClick={commands.mute}>
        <PlayerIcon name={isMuted ? 'silence' : 'sound'} />
      </Control>
      {hasCaptions ? (
        <Control aria-label={words.captionsLabel} aria-pressed={isCaptioned} onClick={commands.captions}>
          <PlayerIcon name="captions" />
        </Control>
      ) : null}
      {onFullScreen ? (
        <Control aria-label={words.fullScreenLabel} onClick={onFullScreen}>
          <PlayerIcon name="fullScreen" />
        </Control>
      ) : null}
    </Bar>
  );
}

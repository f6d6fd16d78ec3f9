import { Button, from, selectCss } from '@lectern/ui';
import { iconButtonCss } from '@lectern/ui/tokens';
import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { PlayerIcon } from '../../../islands/player/player-icons.js';
import { leapSeconds, speeds } from '../../../islands/player/player-rules.js';
import type { AudioPreviewsWords } from '../audio-previews.words.js';
import type { SoundCommands } from './use-sound.js';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
`;

const PlayButton = styled(Button)`
  min-width: 7rem;
  padding-inline: 1rem;
  ${from.tablet} {
    min-width: 8.5rem;
  }
  svg {
    fill: currentColor;
  }
  &:disabled {
    background: color-mix(in srgb, var(--color-accent) 14%, var(--color-surface));
    color: var(--color-ink);
  }
`;

const Control = styled.button.attrs({ type: 'button' })`
  ${iconButtonCss}
  width: 3rem;
  height: 3rem;
  border: 1px solid transparent;
  &:disabled {
    background: none;
    color: color-mix(in srgb, var(--color-muted) 60%, transparent);
  }
  svg {
    width: 2rem;
    height: 2rem;
    stroke-width: 1.4;
  }
  &:first-child {
    margin-left: -0.5rem;
  }
`;

const PauseButton = styled(Control)`
  &:not(:disabled) {
    border-color: var(--color-edge);
  }
  svg {
    width: 1.5rem;
    height: 1.5rem;
    stroke-width: 2.5;
  }
`;

const Speed = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  margin-left: auto;
  font: 500 0.875rem/1 var(--font-control);
  select {
    ${selectCss}
    width: auto;
    min-height: 2.75rem;
    font: inherit;
    font-variant-numeric: tabular-nums;
  }
`;

interface TransportProps {
  words: AudioPreviewsWords['player'];
  isPlaying: boolean;
  isMuted: boolean;
  speed: number;
  commands: SoundCommands;
  ref: Ref<{ focus(): void }>;
}

/** Play is disabled during playback (specification 1, section 4); the focus moves between it and Pause. */
export function Transport({ words, isPlaying, isMuted, speed, commands, ref }: TransportProps) {
  const play = useRef<HTMLButtonElement>(null);
  const pause = useRef<HTMLButtonElement>(null);
  const open = () => (isPlaying ? pause : play).current;
  useImperativeHandle(ref, () => ({ focus: () => open()?.focus({ preventScroll: true }) }));
  // Before the browser drops the focus of a disabled button.
  useLayoutEffect(() => {
    const closed = (isPlaying ? play : pause).current;
    if (closed && document.activeElement === closed) open()?.focus({ preventScroll: true });
  });

  return (
    <Bar>
      <Control aria-label={words.backLabel} onClick={() => commands.leap(-leapSeconds)}>
        <PlayerIcon name="back10" />
      </Control>
      <PlayButton ref={play} disabled={isPlaying} onClick={commands.play}>
        {isPlaying ? null : <PlayerIcon name="play" />}
        {isPlaying ? words.playingLabel : words.playLabel}
      </PlayButton>
      <PauseButton ref={pause} aria-label={words.pauseLabel} disabled={!isPlaying} onClick={commands.pause}>
        <PlayerIcon name="pause" />
      </PauseButton>
      <Control aria-label={words.forwardLabel} onClick={() => commands.leap(leapSeconds)}>
        <PlayerIcon name="forward10" />
      </Control>
      <Control aria-label={isMuted ? words.unmuteLabel : words.muteLabel} onClick={commands.mute}>
        <PlayerIcon name={isMuted ? 'silence' : 'sound'} />
      </Control>
      <Speed>
        {words.speedLabel}
        <select value={speed} onChange={({ target }) => commands.speed(Number(target.value))}>
          {speeds.map((each) => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
      </Speed>
    </Bar>
  );
}

import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { useSpokenPosition } from '../../../islands/player/use-spoken-position.js';

const barPixels = 5;

const mostBars = 200;

const Frame = styled.div`
  --played: 0%;
  position: relative;
  height: 5.5rem;
  border-radius: var(--radius-small);
  &:has(:focus-visible) {
    outline: 3px solid var(--color-accent);
    outline-offset: 3px;
  }
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    fill: none;
    stroke: var(--color-edge);
    stroke-width: 3px;
    stroke-linecap: round;
  }
  path {
    vector-effect: non-scaling-stroke;
  }
  svg + svg {
    stroke: var(--color-accent);
    clip-path: inset(0 calc(100% - var(--played)) 0 0);
  }
`;

const Slider = styled.input.attrs({ type: 'range' })`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  background: none;
  appearance: none;
  cursor: pointer;
  &:focus-visible {
    outline: none;
  }
  &::-webkit-slider-runnable-track {
    height: 100%;
  }
  &::-webkit-slider-thumb {
    width: 3px;
    height: 100%;
    border: 0;
    border-radius: var(--radius-pill);
    background: var(--color-accent);
    appearance: none;
  }
  &::-moz-range-track {
    height: 100%;
    background: none;
  }
  &::-moz-range-thumb {
    width: 3px;
    height: 100%;
    border: 0;
    border-radius: var(--radius-pill);
    background: var(--color-accent);
  }
`;

interface WaveformProps {
  waveform: readonly number[];
  sound: RefObject<HTMLAudioElement | null>;
  isPlaying: boolean;
  atSeconds: number;
  wholeSeconds: number;
  label: string;
  /** Position as text: `5 seconds of 2 minutes 31 seconds`. */
  placeTextAt(seconds: number): string;
  onSeek(seconds: number): void;
}

export function Waveform(props: WaveformProps) {
  const { waveform, sound, isPlaying, atSeconds, wholeSeconds, label, placeTextAt, onSeek } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [spokenPlace, sayPlace] = useSpokenPosition(placeTextAt, props);
  const [count, setCount] = useState(100);
  const path = useMemo(() => barsPath(barsOf(waveform, count)), [waveform, count]);

  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const measure = () =>
      setCount(Math.min(mostBars, Math.max(24, Math.round(current.clientWidth / barPixels))));
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  // Updates the fill every frame; the state of the page changes only a few times a second.
  useLayoutEffect(() => {
    if (!isPlaying) color(frame.current, atSeconds, wholeSeconds);
  }, [isPlaying, atSeconds, wholeSeconds]);
  useEffect(() => {
    if (!isPlaying) return undefined;
    let request = 0;
    const draw = () => {
      color(frame.current, sound.current?.currentTime ?? 0, wholeSeconds);
      request = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(request);
  }, [isPlaying, sound, wholeSeconds]);

  const drawing = (
    <svg viewBox={`0 0 ${count} 100`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
    </svg>
  );
  return (
    <Frame ref={frame}>
      {drawing}
      {drawing}
      <Slider
        aria-label={label}
        aria-valuetext={spokenPlace}
        min={0}
        max={wholeSeconds || 1}
        step={0.1}
        value={atSeconds}
        onChange={({ target }) => {
          onSeek(Number(target.value));
          sayPlace(Number(target.value));
        }}
      />
    </Frame>
  );
}

function color(frame: HTMLElement | null, atSeconds: number, wholeSeconds: number): void {
  const part = wholeSeconds > 0 ? Math.min(1, atSeconds / wholeSeconds) : 0;
  frame?.style.setProperty('--played', `${part * 100}%`);
}

/** Minimum height, so that a pause is a line of dots. */
const minHeight = 4;

/** Exponent that raises the contrast, since speech has a nearly constant level. */
const contrast = 1.7;

/** Scales loudness (0 to 100) to a number of bars, the highest 100. Without data all bars are even. */
export function barsOf(waveform: readonly number[], count: number): number[] {
  const levels = Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * waveform.length) / count);
    const part = waveform.slice(from, Math.max(from + 1, Math.floor(((at + 1) * waveform.length) / count)));
    return part.reduce((sum, level) => sum + level, 0) / Math.max(1, part.length);
  });
  const highest = Math.max(...levels, Number.MIN_VALUE);
  return levels.map((level) => Math.max(minHeight, Math.round(100 * (level / highest) ** contrast)));
}

/** SVG path of vertical strokes in a box `count` wide and 100 high. */
export function barsPath(bars: readonly number[]): string {
  return bars.map((height, at) => `M${at + 0.5} ${50 - height / 2}v${height}`).join('');
}

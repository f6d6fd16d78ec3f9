import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Line = styled.div`
  --read: 0;
  position: absolute;
  inset: 0 0 auto;
  height: 3px;
  background: var(--color-line);
  &::after {
    position: absolute;
    inset: 0;
    background: var(--color-accent);
    content: '';
    transform: scaleX(var(--read));
    transform-origin: left;
  }
  [dir='rtl'] > &::after {
    transform-origin: right;
  }
`;

interface ReadLineProps {
  /** 0 to 1. */
  fraction: number;
  label: string;
  text: string;
}

export function ReadingProgressBar({ fraction, label, text }: ReadLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => line.current?.style.setProperty('--read', String(fraction)), [fraction]);
  return (
    <Line
      ref={line}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(fraction * 100)}
      aria-valuetext={text}
    />
  );
}

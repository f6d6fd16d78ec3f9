import type { RoadmapAssessment } from '@lectern/api-client/legal';
import { Card } from '@lectern/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { fill, overallOf } from './roadmap-state.js';
import { useRoadmap } from './use-roadmap.js';

const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-1);
  align-content: start;
  h2 {
    font: 600 1rem/1.4 var(--font-control);
  }
  progress {
    width: 100%;
    height: 0.625rem;
    border: 0;
    border-radius: var(--radius-pill);
    overflow: hidden;
    appearance: none;
    background: color-mix(in srgb, var(--color-ink) 12%, var(--color-surface));
    &::-webkit-progress-bar {
      background: color-mix(in srgb, var(--color-ink) 12%, var(--color-surface));
    }
    &::-webkit-progress-value {
      border-radius: var(--radius-pill);
      background: var(--color-accent);
    }
    &::-moz-progress-bar {
      border-radius: var(--radius-pill);
      background: var(--color-accent);
    }
  }
  @media print {
    padding: 0;
    border: 0;
    box-shadow: none;
    progress {
      display: none;
    }
  }
`;

const Count = styled.p`
  font: 560 1.75rem/1.2 var(--font-title);
`;

const Note = styled.p`
  color: var(--color-muted);
  font: 400 0.9375rem/1.5 var(--font-control);
`;

export function OverallProgress({ assessment }: { assessment: RoadmapAssessment }) {
  const { progress } = useRoadmap().words;
  const { done, skipped, total, minutes } = overallOf(assessment);
  const titleId = useId();
  const said = fill(progress.text, { done, total });
  return (
    <Sheet as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{progress.heading}</h2>
      <Count>{said}</Count>
      <progress aria-labelledby={titleId} aria-valuetext={said} max={Math.max(total, 1)} value={done} />
      {done === 0 ? <Note>{progress.noneText}</Note> : null}
      {done > 0 && done === total ? <Note>{progress.allText}</Note> : null}
      {skipped > 0 ? <Note>{fill(progress.skippedText, { count: skipped })}</Note> : null}
      {minutes > 0 ? <Note>{fill(progress.timeText, { minutes })}</Note> : null}
    </Sheet>
  );
}

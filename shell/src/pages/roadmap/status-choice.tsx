import type { RoadmapStep } from '@lectern/api-client/legal';
import { visuallyHidden } from '@lectern/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { fill, canTransition, stepStatuses } from './roadmap-state.js';
import { useRoadmap } from './use-roadmap.js';

const Choice = styled.fieldset`
  min-inline-size: 0;
  @media print {
    display: none;
  }
  legend {
    ${visuallyHidden}
  }
`;

const Segments = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  max-width: 32rem;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-small);
  overflow: hidden;
`;

const Segment = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 2.75rem;
  padding: 0.25rem 0.375rem;
  text-align: center;
  font: 500 0.875rem/1.25 var(--font-control);
  cursor: pointer;
  & + & {
    border-left: 1px solid var(--color-edge);
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:has(:checked) {
    background: var(--color-accent);
    color: var(--color-on-accent);
    font-weight: 600;
  }
  &:has([value='not_started']:checked) {
    background: color-mix(in srgb, var(--color-ink) 10%, var(--color-surface));
    color: var(--color-ink);
  }
  &:has(:disabled) {
    color: var(--color-muted);
    cursor: not-allowed;
    text-decoration: line-through;
    text-decoration-color: var(--color-edge);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--color-accent);
    outline-offset: -5px;
    border-radius: var(--radius-small);
  }
  &:has(:checked:focus-visible):not(:has([value='not_started'])) {
    outline-color: var(--color-on-accent);
  }
`;

const Note = styled.p`
  ${visuallyHidden}
`;

const Printed = styled.p`
  display: none;
  font-weight: 600;
  @media print {
    display: block;
  }
`;

export function StatusChoice({ step }: { step: RoadmapStep }) {
  const { words, setStatus } = useRoadmap();
  const { id, title, status } = step;
  const noteId = useId();
  return (
    <>
      <Choice aria-describedby={noteId}>
        <legend>{fill(words.step.statusLabel, { title })}</legend>
        <Segments>
          {stepStatuses.map((each) => (
            <Segment key={each}>
              <input
                type="radio"
                name={`status-${id}`}
                value={each}
                checked={status === each}
                disabled={!canTransition(status, each)}
                onChange={() => setStatus(step, each)}
              />
              <span>{words.statuses[each]}</span>
            </Segment>
          ))}
        </Segments>
        <Note id={noteId}>{words.step.takeUpNote}</Note>
      </Choice>
      <Printed>{words.statuses[status]}</Printed>
    </>
  );
}

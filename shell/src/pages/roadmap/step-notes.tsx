import type { RoadmapStep } from '@lectern/api-client/legal';
import { Button, controlFrame, FieldError, FieldHint, FieldLabel } from '@lectern/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { fill } from './fill.js';
import { TimeField } from './time-field.js';
import { useRoadmap } from './use-roadmap.js';
import { minutesIn, useStepWords } from './use-step-words.js';

const Area = styled.textarea`
  ${controlFrame}
  min-height: 7rem;
  resize: vertical;
  field-sizing: content;
`;

const Fields = styled.div`
  display: grid;
  gap: var(--space-2);
  @media print {
    display: none;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: center;
  min-height: 3rem;
  p {
    margin: 0;
  }
`;

const Printed = styled.div`
  display: none;
  white-space: pre-wrap;
  @media print {
    display: block;
  }
`;

/** Notes and time of one's own, kept as they are written. */
export function StepNotes({ step }: { step: RoadmapStep }) {
  const { step: said } = useRoadmap().words;
  const { draft, saving, problem, change, saveNow } = useStepWords(step);
  const id = useId();
  const described = [problem ? `${id}-problem` : '', `${id}-hint`].filter(Boolean).join(' ');
  const minutes = minutesIn(draft.minutes);
  return (
    <>
      <Fields>
        <div>
          <FieldLabel htmlFor={id}>{said.notesLabel}</FieldLabel>
          <Area
            id={id}
            rows={4}
            maxLength={4_000}
            value={draft.notes}
            aria-describedby={described}
            aria-invalid={problem ? true : undefined}
            onChange={({ target }) => change({ notes: target.value })}
            onBlur={saveNow}
          />
          {problem ? <FieldError id={`${id}-problem`}>{problem}</FieldError> : null}
          <FieldHint id={`${id}-hint`}>{said.notesHint}</FieldHint>
        </div>
        <TimeField
          words={said}
          value={draft.minutes}
          onChange={(written) => change({ minutes: written })}
          onBlur={saveNow}
        />
        <Foot>
          <FieldHint role="status">{saving === 'idle' ? '' : said.saving[saving]}</FieldHint>
          {saving === 'failed' ? (
            <Button $look="quiet" onClick={saveNow}>
              {said.saveAgainLabel}
            </Button>
          ) : null}
        </Foot>
      </Fields>
      {draft.notes || minutes ? (
        <Printed>
          <strong>{said.notesLabel}</strong>
          {draft.notes ? <p>{draft.notes}</p> : null}
          {minutes ? <p>{fill(said.spentText, { minutes })}</p> : null}
        </Printed>
      ) : null}
    </>
  );
}

import { ApiError } from '@lectern/api-client';
import type { RoadmapStep } from '@lectern/api-client/legal';
import { Button, fieldCss, FieldError, FieldHint, FieldLabel, Field } from '@lectern/ui';
import { useId, useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { Autosave, type SaveState } from './autosave.js';
import { fill } from './roadmap-state.js';
import type { RoadmapWords } from './roadmap.words.js';
import type { Draft } from './use-workspace.js';
import { useRoadmap } from './use-roadmap.js';
import { maxMinutes, minutesStep } from './roadmap-rules.js';

const Area = styled.textarea`
  ${fieldCss}
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

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  align-items: end;
`;

const Narrow = styled(Field)`
  max-width: 10rem;
`;

interface TimeFieldProps {
  words: RoadmapWords['step'];
  value: string;
  onChange(value: string): void;
  onBlur(): void;
}

function TimeField({ words, value, onChange, onBlur }: TimeFieldProps) {
  const minutes = minutesIn(value);
  return (
    <Row>
      <Narrow
        label={words.minutesLabel}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        error={minutes === undefined ? words.minutesProblem : null}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
      <Button $look="quiet" onClick={() => onChange(String((minutes ?? 0) + minutesStep))}>
        {words.addMinutesLabel}
      </Button>
    </Row>
  );
}

/** Whole minutes; 0 if empty, undefined if invalid. */
function minutesIn(written: string): number | undefined {
  const text = written.trim();
  if (text === '') return 0;
  const minutes = /^\d{1,6}$/.test(text) ? Number(text) : maxMinutes + 1;
  return minutes > maxMinutes ? undefined : minutes;
}

const isSame = (one: Draft, other: Draft) => one.notes === other.notes && one.minutes === other.minutes;

interface StepWords {
  draft: Draft;
  saving: SaveState;
  problem: string | null;
  change(change: Partial<Draft>): void;
  saveNow(): void;
}

function useStepWords(step: RoadmapStep): StepWords {
  const { workspace, saveNotes: keepWords } = useRoadmap();
  const { drafts } = workspace;
  const [draft, setDraft] = useState<Draft>(() => drafts.get(step.id) ?? draftOf(step));
  const [{ saving, problem }, setOutcome] = useState<Pick<StepWords, 'saving' | 'problem'>>({
    saving: 'idle',
    problem: null,
  });
  const save = async (sent: Draft) => {
    const minutes = minutesIn(sent.minutes);
    await keepWords(step, {
      notes: sent.notes,
      ...(minutes === undefined ? {} : { timeSpentMinutes: minutes }),
    });
    const latest = drafts.get(step.id);
    if (!latest || isSame(latest, sent)) drafts.delete(step.id);
  };
  const [autosave] = useState(
    () =>
      new Autosave<Draft>({
        kept: draftOf(step),
        isSame,
        save,
        onChange: (now, error) => setOutcome({ saving: now, problem: problemIn(error) }),
      }),
  );

  useEffect(() => {
    const left = drafts.get(step.id);
    if (left) autosave.change(left);
    const leave = () => {
      if (document.visibilityState === 'hidden') autosave.saveNow();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      autosave.saveNow();
    };
  }, [autosave, drafts, step.id]);

  return {
    ...{ draft, saving, problem },
    change: (change) => {
      const next = { ...draft, ...change };
      setDraft(next);
      drafts.set(step.id, next);
      autosave.change(next);
    },
    saveNow: () => autosave.saveNow(),
  };
}

const draftOf = ({ notes, timeSpentMinutes }: RoadmapStep): Draft => ({
  notes,
  minutes: timeSpentMinutes > 0 ? String(timeSpentMinutes) : '',
});

function problemIn(error: unknown): string | null {
  const found =
    error instanceof ApiError ? error.problem?.errors?.find(({ field }) => field === 'notes') : null;
  return found?.message ?? null;
}

import { ApiError } from '@lectern/api-client';
import type { RoadmapStep } from '@lectern/api-client/legal';
import { useEffect, useState } from 'react';
import { Autosave, type Saving } from './autosave.js';
import type { Draft } from './use-drafts.js';
import { useRoadmap } from './use-roadmap.js';

const MOST_MINUTES = 100_000;

/** Whole minutes; nothing written is none; undefined for what is no number of minutes. */
export function minutesIn(written: string): number | undefined {
  const text = written.trim();
  if (text === '') return 0;
  const minutes = /^\d{1,6}$/.test(text) ? Number(text) : MOST_MINUTES + 1;
  return minutes > MOST_MINUTES ? undefined : minutes;
}

const isSame = (one: Draft, other: Draft) => one.notes === other.notes && one.minutes === other.minutes;

export interface StepWords {
  draft: Draft;
  saving: Saving;
  /** What the server found wrong with the notes. */
  problem: string | null;
  change(change: Partial<Draft>): void;
  saveNow(): void;
}

/** What somebody writes to a step: kept as it is written, and held where it could not be. */
export function useStepWords(step: RoadmapStep): StepWords {
  const { desk, keepWords } = useRoadmap();
  const { drafts } = desk;
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

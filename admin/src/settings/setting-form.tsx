import { ApiError, fetchConnections, fetchSettings, type SiteSettings } from '@lectern/api-client/admin';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button, ButtonRow, ErrorMessage, showToast } from '../components/index.js';
import { queryClient } from '../query-client.js';

const settingsKey = ['settings'];

export const useSettings = () => useQuery({ queryKey: settingsKey, queryFn: fetchSettings });

const nowSettled = (settings: SiteSettings): void => void queryClient.setQueryData(settingsKey, settings);

/** As they stand at this moment, whoever has changed them. */
const settingsAfresh = (): Promise<SiteSettings> =>
  queryClient.fetchQuery({ queryKey: settingsKey, queryFn: fetchSettings, staleTime: 0 });

export const useConnections = () => useQuery({ queryKey: ['connections'], queryFn: fetchConnections });

interface Parts<V> {
  /** The part of the settings that is changed. */
  partOf: (settings: SiteSettings) => { version: number; value: V };
  save: (version: number, value: V) => Promise<SiteSettings>;
  /** What is said once it is kept: "The notice is changed". */
  keptTitle: string;
}

interface Change<V> {
  value: V;
  version: number;
  /** What an undo goes back to; null for an undo, which is none itself. */
  before: V | null;
}

/** A part of the settings as it is being changed: what was typed stays until it is kept or given up. */
export function useSetting<V>(settings: SiteSettings, { partOf, save, keptTitle }: Parts<V>) {
  const saved = partOf(settings);
  const [draft, setDraft] = useState<{ value: V; version: number } | null>(null);
  const [undoTo, setUndoTo] = useState<V | null>(null);
  const saving = useMutation({
    mutationFn: ({ version, value }: Change<V>) => save(version, value),
    onSuccess: (now, { before }) => {
      nowSettled(now);
      setDraft(null);
      setUndoTo(before);
      showToast({ title: before === null ? 'It is as it was before' : keptTitle, tone: 'success' });
    },
  });
  const isDirty = draft !== null;
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  const forget = () => {
    setDraft(null);
    saving.reset();
  };
  return {
    value: draft?.value ?? saved.value,
    saved: saved.value,
    isDirty,
    isSaving: saving.isPending,
    error: saving.error,
    /** Somebody else has changed it since it was begun. */
    isConflict: saving.error instanceof ApiError && saving.error.status === 409,
    change: (fields: Partial<V>) => {
      setUndoTo(null);
      setDraft((now) => ({
        value: { ...(now?.value ?? saved.value), ...fields },
        version: now?.version ?? saved.version,
      }));
    },
    keep: (value: V = draft?.value ?? saved.value) =>
      saving.mutate({ value, version: draft?.version ?? saved.version, before: saved.value }),
    /** Keeps what was typed here over what somebody else has saved. */
    keepMine: async () => {
      const { version, value: theirs } = partOf(await settingsAfresh());
      saving.mutate({ value: draft?.value ?? theirs, version, before: theirs });
    },
    takeTheirs: async () => {
      await settingsAfresh();
      forget();
    },
    forget,
    undo:
      undoTo === null ? null : () => saving.mutate({ value: undoTo, version: saved.version, before: null }),
  };
}

/** What {@link useSetting} gives, whatever it is of. */
type SettingState = Pick<
  ReturnType<typeof useSetting<object>>,
  'isDirty' | 'isSaving' | 'error' | 'isConflict' | 'keepMine' | 'takeTheirs' | 'forget' | 'undo'
>;

const Frame = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-3);
`;

interface SettingAnswersProps {
  setting: SettingState;
  /** On the button that keeps it; it submits the form around. */
  keepLabel: string;
  /** Further buttons. */
  children?: ReactNode;
}

/** Below a form of the settings: keep it, take it back, and what to do where somebody else was quicker. */
export function SettingAnswers({ setting, keepLabel, children }: SettingAnswersProps) {
  const { isDirty, isSaving, error, isConflict, keepMine, takeTheirs, forget, undo } = setting;
  return (
    <Frame>
      <ErrorMessage error={error} />
      <ButtonRow>
        {isConflict ? (
          <>
            <Button onClick={() => void takeTheirs()}>Show it as it is now</Button>
            <Button onClick={() => void keepMine()}>Keep mine all the same</Button>
          </>
        ) : (
          <>
            <Button kind="main" type="submit" disabled={!isDirty} busy={isSaving && 'Keeping…'}>
              {keepLabel}
            </Button>
            {isDirty ? (
              <Button disabled={isSaving} onClick={forget}>
                Leave it as it was
              </Button>
            ) : null}
            {undo ? (
              <Button disabled={isSaving} onClick={undo}>
                Undo
              </Button>
            ) : null}
            {children}
          </>
        )}
      </ButtonRow>
    </Frame>
  );
}

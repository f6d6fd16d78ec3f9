import type { SiteSettings } from '@lectern/api-client/admin';
import { Button, ButtonRow, ErrorMessage } from '@lectern/ui/kit';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../api.js';
import { showSuccess, Stack, useForm } from '../components/index.js';
import { queryClient } from '../query-client.js';
import { settings as m } from '../messages.js';

const settingsKey = ['settings'];

export const useSettings = (enabled = true) =>
  useQuery({ queryKey: settingsKey, queryFn: () => api.GET('/api/admin/settings'), enabled });

const cacheSettings = (settings: SiteSettings): void => void queryClient.setQueryData(settingsKey, settings);

/** Fetches past the cache. */
const fetchSettings = (): Promise<SiteSettings> =>
  queryClient.fetchQuery({
    queryKey: settingsKey,
    queryFn: () => api.GET('/api/admin/settings'),
    staleTime: 0,
  });

export const useConnections = (enabled = true) =>
  useQuery({ queryKey: ['connections'], queryFn: () => api.GET('/api/admin/connections'), enabled });

interface SettingWork<V> {
  partOf: (settings: SiteSettings) => { version: number; value: V };
  save: (version: number, value: V) => Promise<SiteSettings>;
  /** Toast title after saving. */
  savedTitle?: string;
}

/** Form state of one part of the settings; typed values stay until they are saved or reset. */
export function useSetting<V extends object>(settings: SiteSettings, work: SettingWork<V>) {
  const { partOf, save, savedTitle = m.form.saved } = work;
  const { version, value: saved } = partOf(settings);
  const [undoTo, setUndoTo] = useState<V | null>(null);
  const form = useForm<V, SiteSettings>({
    saved,
    version,
    send: (value, from) => save(from, value),
    onSaved: (now, sent, before) => {
      cacheSettings(now);
      setUndoTo(sent === undoTo ? null : before);
      showSuccess(sent === undoTo ? m.form.undone : savedTitle);
    },
    readAgain: async () => {
      const now = partOf(await fetchSettings());
      return { values: now.value, version: now.version };
    },
  });
  return {
    ...form,
    saved,
    change: (fields: Partial<V>) => {
      setUndoTo(null);
      form.change(fields);
    },
    keep: (value: V = form.values) => void form.save(value),
    /** Saves the values here over another admin's change. */
    keepMine: async () => {
      const now = await form.takeUp('mine');
      if (now) await form.save(form.values, now.version, now.values);
    },
    undo: undoTo && (() => void form.save(undoTo, version)),
  };
}

/** Result of {@link useSetting}, for any part. */
type SettingState = Pick<
  ReturnType<typeof useSetting<object>>,
  'isChanged' | 'isBusy' | 'error' | 'isConflict' | 'keepMine' | 'takeUp' | 'reset' | 'undo'
> & { keep: () => void };

interface SettingFormProps {
  setting: SettingState;
  submit?: string;
  onKeep?: () => void;
  more?: ReactNode;
  children: ReactNode;
}

/** Settings form with save, reset, and the choice after a conflict with another admin. */
export function SettingForm(props: SettingFormProps) {
  const { setting, submit = m.form.submit, onKeep, more, children } = props;
  const { isChanged, isBusy, error, isConflict, keep, keepMine, takeUp, reset, undo } = setting;
  return (
    <Stack
      as="form"
      $gap={3}
      onSubmit={(event) => {
        event.preventDefault();
        if (onKeep) onKeep();
        else keep();
      }}
    >
      {children}
      <ErrorMessage error={error} />
      <ButtonRow>
        {isConflict ? (
          <>
            <Button onClick={() => void takeUp('theirs')}>{m.form.conflict.useTheirs}</Button>
            <Button onClick={() => void keepMine()}>{m.form.conflict.keepMine}</Button>
          </>
        ) : (
          <>
            <Button kind="main" type="submit" disabled={!isChanged} busy={isBusy && m.form.busy}>
              {submit}
            </Button>
            {isChanged ? (
              <Button disabled={isBusy} onClick={reset}>
                {m.form.reset}
              </Button>
            ) : null}
            {undo ? (
              <Button disabled={isBusy} onClick={undo}>
                {m.form.undo}
              </Button>
            ) : null}
            {more}
          </>
        )}
      </ButtonRow>
    </Stack>
  );
}

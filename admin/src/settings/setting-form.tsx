import type { SiteSettings } from '@lectern/api-client/admin';
import { Button, ButtonRow, ErrorMessage } from '@lectern/ui/kit';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../api.js';
import { showSuccess, Stack } from '../components/index.js';
import { settings as m } from '../messages.js';
import { cacheAnswer, queryClient } from '../query-client.js';
import { type SavedForm, SavingNotices, SavingStatus, useSavedForm } from '../saving/index.js';

const settingsKey = ['settings'];

export const useSettings = (enabled = true) =>
  useQuery({ queryKey: settingsKey, queryFn: () => api.GET('/api/admin/settings'), enabled });

const cacheSettings = (settings: SiteSettings): void => cacheAnswer(settingsKey, settings);

/** Fetches past the cache. */
const fetchSettings = (): Promise<SiteSettings> =>
  queryClient.fetchQuery({
    queryKey: settingsKey,
    queryFn: () => api.GET('/api/admin/settings'),
    staleTime: 0,
  });

export const useConnections = (enabled = true) =>
  useQuery({ queryKey: ['connections'], queryFn: () => api.GET('/api/admin/connections'), enabled });

/** A value of the settings, with its last change. */
export interface SettingPart<V> {
  value: V;
  version: number;
  changedAt: string | null;
  /** Name and email address. */
  who: string | null;
}

interface SettingWork<V> {
  /** Of the copy in this browser. */
  name: string;
  partOf: (settings: SiteSettings) => SettingPart<V>;
  save: (version: number, value: V) => Promise<SiteSettings>;
  /** For comparing two values. */
  textOf: (value: V) => string;
  /** Toast title after saving. */
  savedTitle?: string;
}

/** As a saved value, for {@link useSavedForm}. */
export const savedPart = <V,>({ value, version, changedAt, who }: SettingPart<V>) => ({
  ...{ value, revision: version, savedAt: changedAt },
  who: who?.split(' <', 1)[0] ?? '',
});

/** For comparing two values, each on its own line: `Text: We are away`. */
export const settingText = (facts: readonly (readonly [label: string, value: string | boolean])[]): string =>
  facts
    .map(([label, value]) => `${label}: ${typeof value === 'boolean' ? (value ? '✓' : '–') : value}`)
    .join('\n');

/** Form state of one part of the settings. */
export function useSetting<V extends object>(settings: SiteSettings, work: SettingWork<V>) {
  const { name, partOf, save, textOf, savedTitle = m.form.saved } = work;
  const [undoTo, setUndoTo] = useState<V | null>(null);
  const savedOf = (now: SiteSettings) => savedPart(partOf(now));
  const form = useSavedForm<V, SiteSettings>({
    name: `setting:${name}`,
    saved: savedOf(settings),
    savedOf,
    load: async () => savedOf(await fetchSettings()),
    send: (value, version) => save(version, value),
    onSaved: (now, sent, before) => {
      cacheSettings(now);
      setUndoTo(sent === undoTo ? null : before);
      showSuccess(sent === undoTo ? m.form.undone : savedTitle);
    },
  });
  const keep = (value?: V) => {
    if (value) form.change(value);
    void form.save();
  };
  return {
    ...form,
    textOf,
    saved: partOf(settings).value,
    change: (fields: Partial<V>) => {
      setUndoTo(null);
      form.change(fields);
    },
    keep,
    undo: undoTo && (() => keep(undoTo)),
  };
}

interface SettingFormProps<V extends object> {
  setting: Pick<SavedForm<V>, 'saving' | 'isChanged' | 'isBusy' | 'error' | 'discard'> & {
    keep: () => void;
    textOf: (value: V) => string;
    undo: (() => void) | null;
  };
  submit?: string;
  onKeep?: () => void;
  more?: ReactNode;
  children: ReactNode;
}

/** Settings form with save, reset, and the choice after a conflict with another admin. */
export function SettingForm<V extends object>(props: SettingFormProps<V>) {
  const { setting, submit = m.form.submit, onKeep, more, children } = props;
  const { saving, isChanged, isBusy, error, keep, textOf, discard, undo } = setting;
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
      <SavingNotices saving={saving} textOf={textOf} />
      {children}
      <ErrorMessage error={error} />
      <ButtonRow>
        <Button
          kind="main"
          type="submit"
          disabled={!isChanged || saving.theirs !== null}
          busy={isBusy && m.form.busy}
        >
          {submit}
        </Button>
        {isChanged ? (
          <Button disabled={isBusy} onClick={discard}>
            {m.form.reset}
          </Button>
        ) : null}
        {undo ? (
          <Button disabled={isBusy} onClick={undo}>
            {m.form.undo}
          </Button>
        ) : null}
        {more}
        <SavingStatus saving={saving} />
      </ButtonRow>
    </Stack>
  );
}

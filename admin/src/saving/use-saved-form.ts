import type { ApiError } from '@lectern/api-client/admin';
import { Cancelled, type FieldErrors, focusField, type FormState } from '@lectern/ui/kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isSameValue } from './same-value.js';
import type { SavedValue } from './saved-value.js';
import { isInFlight, isOpen } from './saving-machine.js';
import { type Saving, useSaving } from './use-saving.js';

interface SavedFormWork<V extends object, Answer> {
  /** Unique in the dashboard: `product:<id>`. */
  name: string;
  /** The server's value, or {@link unsent}. */
  saved: SavedValue<V>;
  /** Needed if others can change it, too. */
  load?: () => Promise<SavedValue<V>>;
  send: (value: V, revision: number) => Promise<Answer>;
  /** The server's value after sending. */
  savedOf: (answer: Answer) => SavedValue<V>;
  onSaved?: (answer: Answer, sent: V, before: V) => void;
  /** Whether the server would store the same for both; by default it trims texts. */
  isSame?: (one: V, other: V) => boolean;
  required?: { readonly [Name in keyof V]?: string };
  check?: (value: V) => FieldErrors;
}

/** Value of a form whose text the server does not hold before it is sent, such as an answer. */
export const unsent = <V>(value: V): SavedValue<V> => ({ value, revision: 0, savedAt: null, who: '' });

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

const trimmed = (value: object): unknown =>
  JSON.parse(
    JSON.stringify(value, (_name, part: unknown) => (typeof part === 'string' ? part.trim() : part)),
  );

const isSameTrimmed = (one: object, other: object): boolean => isSameValue(trimmed(one), trimmed(other));

const namedErrors = (error: ApiError | null) => error?.problem?.errors ?? [];

export interface SavedForm<V extends object> extends FormState {
  saving: Saving<V>;
  values: V;
  isChanged: boolean;
  change: (fields: Partial<V>) => void;
  field: (name: keyof V & string) => {
    name: string;
    value: string;
    error: string | null;
    onChange: (event: { target: { value: string } }) => void;
  };
  save: () => Promise<void>;
  /** For a field that is not one of the values, such as chosen files. */
  clearError: (name: string) => void;
  discard: () => void;
}

/**
 * Form that is saved when the user asks, with a copy in this browser until then. Render it with `Form`, `FormStatus`
 * and `SavingNotices`.
 */
export function useSavedForm<V extends object, Answer>(work: SavedFormWork<V, Answer>): SavedForm<V> {
  const latest = useRef(work);
  const answered = useRef<[answer: Answer, sent: V, before: V] | undefined>(undefined);
  const before = useRef(work.saved.value);
  const form = useRef<HTMLFormElement>(null);
  // Focused after the next render: fields are disabled while the form is busy.
  const toFocus = useRef<string | undefined>(undefined);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [error, setError] = useState<unknown>(null);
  const { saved } = work;
  const saving = useSaving<V>({
    ...{ name: work.name, saved, when: 'asked' },
    isSame: work.isSame ?? isSameTrimmed,
    load: () => latest.current.load?.() ?? Promise.resolve(latest.current.saved),
    save: async (value, revision) => {
      const { send, savedOf } = latest.current;
      try {
        const answer = await send(value, revision);
        answered.current = [answer, value, before.current];
        return savedOf(answer);
      } catch (failure) {
        if (failure instanceof Cancelled) return undefined;
        throw failure;
      }
    },
    onStored: () => {
      const done = answered.current;
      answered.current = undefined;
      if (done) latest.current.onSaved?.(...done);
    },
  });
  const { state, value: values, receive } = saving;
  const isBusy = isInFlight(state);
  useEffect(() => {
    latest.current = work;
    if (!isOpen(state)) before.current = values;
  });
  const { revision } = saved;
  useEffect(() => receive(latest.current.saved), [revision, receive]);

  const show = (found: FieldErrors): boolean => {
    setErrors(found);
    const [first] = Object.entries(found).find(([, message]) => message) ?? [];
    toFocus.current = first;
    return first !== undefined;
  };
  const refusal = state === 'refused' ? saving.error : null;
  useEffect(() => {
    const named = namedErrors(refusal);
    if (named.length > 0) show(Object.fromEntries(named.map(({ field, message }) => [field, message])));
    // Errors of fields that are not on the page are shown as the form's error.
    const page = form.current ?? document;
    const isShown = ({ field }: { field: string }) => page.querySelector(`[name="${CSS.escape(field)}"]`);
    setError(refusal && !(named.length > 0 && named.every(isShown)) ? refusal : null);
  }, [refusal]);
  useEffect(() => {
    if (isBusy || toFocus.current === undefined) return;
    focusField(toFocus.current, form.current);
    toFocus.current = undefined;
  });

  const change = (fields: Partial<V>) => {
    // The error was about the old value.
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in fields))));
    saving.change({ ...values, ...fields });
  };
  const save = async () => {
    const { required = {}, check } = work;
    const missing = Object.entries(required).filter(([name]) => isBlank(values[name as keyof V]));
    if (isBusy || show({ ...(Object.fromEntries(missing) as FieldErrors), ...check?.(values) })) return;
    await saving.saveNow();
  };
  return {
    ...{ form, errors, error, isBusy, saving, values, change, save },
    isChanged: isOpen(state),
    clearError: (name) => setErrors(({ [name]: _, ...others }) => others),
    discard: () => {
      setErrors({});
      saving.discard();
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void save();
    },
    field: (name) => ({
      name,
      value: String(values[name] ?? ''),
      error: errors[name] ?? null,
      onChange: ({ target }) => change({ [name]: target.value } as unknown as Partial<V>),
    }),
  };
}

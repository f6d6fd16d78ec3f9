import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { refusalOf } from './error-message.js';

/** What is wrong, by the field's name. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

interface Draft<Values> {
  values: Values;
  /** Of what was saved when the draft was begun. */
  version: number;
}

/** Keeps the draft of a form that is left; `find` answers what `keep` took last. */
export interface DraftStore {
  find: () => unknown;
  keep: (draft: Draft<unknown>) => void;
  forget: () => void;
}

interface FormWork<Values extends object, Saved> {
  /** What stands there already; it is shown until something is typed, whoever changes it meanwhile. */
  saved: Values;
  /** Of what is saved: a change names the version that was seen, so that nobody writes over another's. */
  version?: number;
  /** By field: what has to be said where nothing was entered. */
  required?: { readonly [Name in keyof Values]?: string };
  /** What else is wrong with what was typed. */
  check?: (values: Values) => FieldErrors;
  send: (values: Values, version: number) => Promise<Saved>;
  onSaved?: (saved: Saved, sent: Values, before: Values) => void | Promise<void>;
  /** Whether what was typed differs from what is saved; by default, whether anything was typed. */
  differs?: (values: Values, saved: Values) => boolean;
  /** Where a draft outlives the page; by default it goes with the form. */
  drafts?: DraftStore;
  /** After a conflict: how it stands on the server now. */
  readAgain?: () => Promise<{ values: Values; version: number }>;
}

/** What stands in the form as the browser has it; a program that fills in passwords tells nobody. */
function textsIn<Values extends object>(form: HTMLFormElement | null, values: Values): Values {
  const texts = [...new FormData(form ?? undefined)].flatMap(([name, value]) =>
    // What was typed around a password belongs to it.
    name in values && typeof value === 'string'
      ? [[name, name.toLowerCase().includes('password') ? value : value.trim()]]
      : [],
  );
  return { ...values, ...Object.fromEntries(texts) };
}

/** Leads to the field that has to be seen to. */
export function focusField(name: string, form: ParentNode | null = document): void {
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

/** While there is something to lose, a browser asks before it closes or reloads the page. */
export function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/** Given up by whoever had begun it: nothing that they have to be told. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** The part of a form's state that {@link Form} needs. */
export interface FormState {
  form: RefObject<HTMLFormElement | null>;
  errors: FieldErrors;
  error: unknown;
  isBusy: boolean;
  onSubmit: (event: FormEvent) => void;
}

/**
 * A form: what is typed, what is wrong with it, said beside its fields, and the way to the server. Draw it with
 * `Form`; a field takes `{...form.free('email')}`, or, where the page follows what is typed, `{...form.field('email')}`.
 */
export function useForm<Values extends object, Saved = unknown>(work: FormWork<Values, Saved>) {
  const { saved, version = 0, required = {}, check, send, onSaved, differs, drafts, readAgain } = work;
  // Nothing while nothing is typed: then the form shows what is saved, whoever has saved it.
  const [draft, setDraft] = useState(() => (drafts?.find() ?? null) as Draft<Values> | null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Once the form is drawn with what was found: while it is busy, its fields may take no focus.
  const toFocus = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (isBusy || toFocus.current === undefined) return;
    focusField(toFocus.current, form.current);
    toFocus.current = undefined;
  });
  const values = draft?.values ?? saved;
  const isChanged = draft !== null && (differs?.(values, saved) ?? true);
  useLeaveWarning(isChanged);
  useEffect(() => {
    if (isChanged && draft) drafts?.keep(draft);
    else drafts?.forget();
  }, [drafts, draft, isChanged]);

  const show = (found: FieldErrors) => {
    setErrors(found);
    const [first] = Object.entries(found).find(([, message]) => message) ?? [];
    toFocus.current = first;
    return first !== undefined;
  };
  const missingIn = (typed: Values): FieldErrors =>
    Object.fromEntries(
      Object.entries(required).filter(([name]) => !typed[name as keyof Values]),
    ) as FieldErrors;

  /** @returns what the server has answered; undefined where something is wrong */
  async function save(
    typed: Values = textsIn(form.current, values),
    from: number = draft?.version ?? version,
    before: Values = saved,
  ): Promise<Saved | undefined> {
    if (isBusy || show({ ...missingIn(typed), ...check?.(typed) })) return undefined;
    setBusy(true);
    setError(null);
    try {
      const answer = await send(typed, from);
      setDraft(null);
      // Before the page may be left for another.
      drafts?.forget();
      await onSaved?.(answer, typed, before);
      return answer;
    } catch (failure) {
      if (failure instanceof Cancelled) return undefined;
      const named = refusalOf(failure)?.problem?.errors ?? [];
      const isNamed = show(Object.fromEntries(named.map(({ field, message }) => [field, message])));
      if (!isNamed) toFocus.current = Object.keys(required).at(-1);
      // A field that the page does not have can show nothing: then the sentence about all of it has to.
      const page = form.current ?? document;
      const isShown = ({ field }: { field: string }) => page.querySelector(`[name="${CSS.escape(field)}"]`);
      if (!isNamed || !named.every(isShown)) setError(failure);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  const isConflict = readAgain !== undefined && refusalOf(error)?.status === 409;
  const change = (fields: Partial<Values>) => {
    setDraft((now) => ({
      values: { ...(now?.values ?? saved), ...fields },
      version: now?.version ?? version,
    }));
    // An error is about the old value.
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in fields))));
  };
  const reset = () => {
    setDraft(null);
    setErrors({});
    setError(null);
  };
  return {
    form,
    values,
    errors,
    error,
    isChanged,
    isBusy,
    /** Somebody else has saved it since it was begun. */
    isConflict,
    change,
    save,
    reset,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void save();
    },
    /** For a field that the browser keeps until the form is sent. */
    free: (name: keyof Values & string) => ({
      name,
      defaultValue: String(saved[name] ?? ''),
      error: errors[name] ?? null,
    }),
    /** For a field that the page follows. */
    field: (name: keyof Values & string) => ({
      name,
      value: String(values[name] ?? ''),
      error: errors[name] ?? null,
      onChange: ({ target }: { target: { value: string } }) =>
        change({ [name]: target.value } as unknown as Partial<Values>),
    }),
    /** After a conflict: goes on from how it stands on the server, with one's own words or with those. */
    takeUp: async (whose: 'mine' | 'theirs') => {
      if (!readAgain) return undefined;
      const now = await readAgain().catch(setError);
      if (!now) return undefined;
      reset();
      if (whose === 'mine') setDraft({ values, version: now.version });
      return now;
    },
  };
}

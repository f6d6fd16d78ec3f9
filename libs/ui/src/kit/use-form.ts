import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { apiErrorOf } from './error-message.js';

export type FieldErrors = Readonly<Record<string, string | undefined>>;

interface Draft<Values> {
  values: Values;
  /** Version of the saved data that the draft is based on. */
  version: number;
}

interface FormWork<Values extends object, Saved> {
  /** Saved values, shown until the user types, also when they change on the server. */
  saved: Values;
  /**
   * Version of the saved data. A change names the version it is based on, so that it cannot overwrite
   * another.
   */
  version?: number;
  required?: { readonly [Name in keyof Values]?: string };
  check?: (values: Values) => FieldErrors;
  send: (values: Values, version: number) => Promise<Saved>;
  onSaved?: (saved: Saved, sent: Values, before: Values) => void | Promise<void>;
  /** Whether the values differ from the saved ones; by default, whether anything was typed. */
  differs?: (values: Values, saved: Values) => boolean;
}

/** Reads the values from the DOM: password managers fill in fields without an event. */
function textsIn<Values extends object>(form: HTMLFormElement | null, values: Values): Values {
  const texts = [...new FormData(form ?? undefined)].flatMap(([name, value]) =>
    // Passwords keep surrounding spaces.
    name in values && typeof value === 'string'
      ? [[name, name.toLowerCase().includes('password') ? value : value.trim()]]
      : [],
  );
  return { ...values, ...Object.fromEntries(texts) };
}

export function focusField(name: string, form: ParentNode | null = document): void {
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/** The user canceled the action; no message is needed. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

export interface FormState {
  form: RefObject<HTMLFormElement | null>;
  errors: FieldErrors;
  error: unknown;
  isBusy: boolean;
  onSubmit: (event: FormEvent) => void;
}

/**
 * Manages a form: values, field errors, and saving. Render it with `Form`; uncontrolled fields take
 * `{...form.free('email')}`, controlled ones `{...form.field('email')}`.
 */
export function useForm<Values extends object, Saved = unknown>(work: FormWork<Values, Saved>) {
  const { saved, version = 0, required = {}, check, send, onSaved, differs } = work;
  // Null until the user types, so that the form shows the latest saved values.
  const [draft, setDraft] = useState<Draft<Values> | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Focused after the next render: fields are disabled while the form is busy.
  const toFocus = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (isBusy || toFocus.current === undefined) return;
    focusField(toFocus.current, form.current);
    toFocus.current = undefined;
  });
  const values = draft?.values ?? saved;
  const isChanged = draft !== null && (differs?.(values, saved) ?? true);
  useLeaveWarning(isChanged);

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
      await onSaved?.(answer, typed, before);
      return answer;
    } catch (failure) {
      if (failure instanceof Cancelled) return undefined;
      const named = apiErrorOf(failure)?.problem?.errors ?? [];
      const isNamed = show(Object.fromEntries(named.map(({ field, message }) => [field, message])));
      if (!isNamed) toFocus.current = Object.keys(required).at(-1);
      // Errors of fields that are not on the page are shown as the form's error.
      const page = form.current ?? document;
      const isShown = ({ field }: { field: string }) => page.querySelector(`[name="${CSS.escape(field)}"]`);
      if (!isNamed || !named.every(isShown)) setError(failure);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  const change = (fields: Partial<Values>) => {
    setDraft((now) => ({
      values: { ...(now?.values ?? saved), ...fields },
      version: now?.version ?? version,
    }));
    // The error was about the old value.
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
    change,
    save,
    reset,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void save();
    },
    free: (name: keyof Values & string) => ({
      name,
      defaultValue: String(saved[name] ?? ''),
      error: errors[name] ?? null,
    }),
    field: (name: keyof Values & string) => ({
      name,
      value: String(values[name] ?? ''),
      error: errors[name] ?? null,
      onChange: ({ target }: { target: { value: string } }) =>
        change({ [name]: target.value } as unknown as Partial<Values>),
    }),
  };
}

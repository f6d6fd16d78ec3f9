import { ApiError } from '@lectern/api-client/admin';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../query-client.js';
import { Trouble } from './error-message.js';

/** What is wrong, by the field's name; '' is the whole. */
type Faults = Readonly<Record<string, string>>;

/** What a refused call says of the fields of its form. */
function faultsOf(error: unknown): Faults {
  const fields = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  if (fields.length === 0) return { '': sentenceOf(error) };
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
}

/** The values of a form's fields, by their names. */
type Values = Readonly<Record<string, string>>;

interface FormWork {
  /** By field: what has to be said where nothing was entered. */
  required: Readonly<Record<string, string>>;
  send: (values: Values) => Promise<unknown>;
}

interface FormState {
  form: RefObject<HTMLFormElement | null>;
  faults: Faults;
  isBusy: boolean;
  submit: (event: FormEvent) => void;
}

/** A form that says beside its fields what is wrong with them, and puts the focus there. */
export function useForm({ required, send }: FormWork): FormState {
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const show = (found: Faults) => {
    setFaults(found);
    const first = Object.keys(found).find(Boolean) ?? Object.keys(required).at(-1) ?? '';
    form.current?.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
  };
  const submit = async () => {
    if (isBusy || !form.current) return;
    const values = Object.fromEntries(
      [...new FormData(form.current)].map(([name, value]) => {
        const text = String(value);
        // What was typed around a password belongs to it.
        return [name, name.toLowerCase().includes('password') ? text : text.trim()];
      }),
    );
    const missing = Object.entries(required).filter(([name]) => !values[name]);
    if (missing.length > 0) return show(Object.fromEntries(missing));
    setBusy(true);
    setFaults({});
    try {
      await send(values);
    } catch (error) {
      show(faultsOf(error));
    }
    setBusy(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return { form, faults, isBusy, submit: onSubmit };
}

const Form = styled.form`
  display: grid;
  gap: var(--space-2);
`;

/** The form of {@link FormState}, with what is wrong with the whole of it above its button. */
export function FormSheet({
  state: { form, faults, submit },
  children,
  button,
}: {
  state: FormState;
  children: ReactNode;
  button: ReactNode;
}) {
  const fault = faults[''] ?? faults['token'];
  return (
    <Form ref={form} onSubmit={submit} noValidate>
      {children}
      {fault ? <Trouble text={fault} /> : null}
      {button}
    </Form>
  );
}

/** Leads to the field that has to be seen to. */
export function focusFirst(name: string): void {
  document.querySelector<HTMLElement>(`form [name="${name}"]`)?.focus();
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

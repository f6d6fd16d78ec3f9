import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { type Faults, faultsOf } from './faults.js';

/** The values of a form's fields, by their names. */
export type Values = Readonly<Record<string, string>>;

interface FormWork {
  /** By field: what has to be said where nothing was entered. */
  required: Readonly<Record<string, string>>;
  send: (values: Values) => Promise<unknown>;
}

export interface FormState {
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

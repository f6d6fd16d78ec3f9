import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';

interface Described {
  name: string;
  label: string;
  hint?: string;
  fault?: string | undefined;
}

/** Attributes that tie a control to its hint and its error message. */
const tied = ({ name, hint, fault }: Described) => ({
  id: name,
  name,
  'aria-invalid': fault ? true : undefined,
  'aria-describedby':
    [fault ? `${name}-fault` : '', hint ? `${name}-hint` : ''].filter(Boolean).join(' ') || undefined,
});

function Labeled({ name, label, hint, fault, children }: Described & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {hint ? (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
      {children}
      {fault ? (
        <p className="fault" id={`${name}-fault`}>
          {fault}
        </p>
      ) : null}
    </div>
  );
}

export function TextField({
  name,
  label,
  hint,
  fault,
  ...input
}: Described & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>) {
  const described = { name, label, ...(hint ? { hint } : {}), fault };
  return (
    <Labeled {...described}>
      <input className="control" type="text" {...input} {...tied(described)} />
    </Labeled>
  );
}

interface PasswordFieldProps
  extends Described, Pick<InputHTMLAttributes<HTMLInputElement>, 'maxLength' | 'required'> {
  /** Of the box that shows the password; hidden without scripts. */
  reveal: string;
}

/** A new password, which can be read before it is sent: a typo would lock its owner out. */
export function PasswordField({ reveal, ...field }: PasswordFieldProps) {
  return (
    <div>
      <TextField
        {...field}
        type="password"
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="kept" data-reveals={field.name} hidden>
        <label>
          <input type="checkbox" autoComplete="off" />
          {reveal}
        </label>
      </div>
    </div>
  );
}

export function TextArea({
  name,
  label,
  hint,
  fault,
  ...input
}: Described & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'>) {
  const described = { name, label, ...(hint ? { hint } : {}), fault };
  return (
    <Labeled {...described}>
      <textarea className="control" rows={4} {...input} {...tied(described)} />
    </Labeled>
  );
}

/** @param kept a line for each stored file, above the control */
export function FileField({
  name,
  label,
  hint,
  fault,
  kept,
  ...input
}: Described & { kept?: ReactNode } & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>) {
  const described = { name, label, ...(hint ? { hint } : {}), fault };
  return (
    <Labeled {...described}>
      {kept}
      {/* The server tells covers from books by their content. */}
      <input className="control" type="file" {...input} {...tied(described)} name="files" />
    </Labeled>
  );
}

type Options = readonly (readonly [value: string, label: string])[];

export function SelectField({
  options,
  value,
  ...described
}: Described & { options: Options; value: string }) {
  return (
    <Labeled {...described}>
      <select className="control select" {...tied(described)} defaultValue={value}>
        {options.map(([each, label]) => (
          <option key={each} value={each}>
            {label}
          </option>
        ))}
      </select>
    </Labeled>
  );
}

interface Choice {
  value: string;
  label: string;
  note?: string;
  picture?: ReactNode;
}

/** One of a few, each a card to press. */
export function Choices({
  name,
  label,
  isTitled = false,
  value,
  choices,
  fault,
}: Described & { value: string; choices: readonly Choice[]; isTitled?: boolean }) {
  return (
    <fieldset className="field" id={name} aria-describedby={fault ? `${name}-fault` : undefined}>
      <legend className={isTitled ? 'hidden' : undefined}>{label}</legend>
      <div className="choices">
        {choices.map((choice) => (
          <label className="choice" key={choice.value}>
            <input type="radio" name={name} value={choice.value} defaultChecked={choice.value === value} />
            {choice.picture}
            <span>
              <strong>{choice.label}</strong>
              {choice.note ? <span className="hint">{choice.note}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {fault ? (
        <p className="fault" id={`${name}-fault`}>
          {fault}
        </p>
      ) : null}
    </fieldset>
  );
}

import type { ReactNode } from 'react';

/** Result of a form that was just sent. */
export interface FormResult {
  email?: string;
  problem?: string;
}

interface FormProps {
  action: string;
  children: ReactNode;
}

const Form = ({ action, children }: FormProps) => (
  <form method="post" action={action} noValidate>
    {children}
  </form>
);

/** Error of a form: focused on load, and linked to its field. */
const Problem = ({ problem, id = 'problem' }: { problem: string | undefined; id?: string }) =>
  problem ? (
    <p id={id} role="alert" className="problem">
      {problem}
    </p>
  ) : null;

const described = (problem: string | undefined, by = 'problem') =>
  problem ? { 'aria-invalid': true, 'aria-describedby': by } : {};

interface EmailFormProps extends FormResult {
  action: string;
  label: string;
  buttonLabel: string;
  hidden?: Readonly<Record<string, string>>;
  /** Distinguishes it from other forms on the page. */
  name?: string;
}

const HiddenFields = ({ fields }: { fields: Readonly<Record<string, string>> }) =>
  Object.entries(fields).map(([field, value]) => (
    <input key={field} type="hidden" name={field} value={value} />
  ));

export const EmailForm = (props: EmailFormProps) => {
  const { action, label, buttonLabel, email, problem, hidden = {}, name = 'email' } = props;
  return (
    <Form action={action}>
      <HiddenFields fields={hidden} />
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name="email"
        type="email"
        autoComplete={name === 'email' ? 'email' : 'off'}
        defaultValue={email}
        {...described(problem, `${name}-problem`)}
      />
      <Problem problem={problem} id={`${name}-problem`} />
      <button type="submit">{buttonLabel}</button>
    </Form>
  );
};

interface CodeFormProps extends EmailFormProps {
  email: string;
}

export const CodeForm = ({ action, label, buttonLabel, email, hidden = {}, problem }: CodeFormProps) => (
  <Form action={action}>
    <HiddenFields fields={{ ...hidden, email }} />
    <label htmlFor="code">{label}</label>
    <input
      id="code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      {...described(problem)}
    />
    <Problem problem={problem} />
    <button type="submit">{buttonLabel}</button>
  </Form>
);

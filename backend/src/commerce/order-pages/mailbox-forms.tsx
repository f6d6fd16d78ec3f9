import type { ReactNode } from 'react';

/** What a form says of what was sent just now. */
export interface FormSaid {
  email?: string;
  /** What is wrong with it. */
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

/** Of a form that was sent: read first, and with its field. */
const Problem = ({ problem }: { problem: string | undefined }) =>
  problem ? (
    <p id="problem" role="alert" className="problem">
      {problem}
    </p>
  ) : null;

const described = (problem: string | undefined) =>
  problem ? { 'aria-invalid': true, 'aria-describedby': 'problem' } : {};

interface EmailFormProps extends FormSaid {
  action: string;
  label: string;
  buttonLabel: string;
}

/** Asks for an address, to which a code is then sent. */
export const EmailForm = ({ action, label, buttonLabel, email, problem }: EmailFormProps) => (
  <Form action={action}>
    <label htmlFor="email">{label}</label>
    <input
      id="email"
      name="email"
      type="email"
      autoComplete="email"
      defaultValue={email}
      {...described(problem)}
    />
    <Problem problem={problem} />
    <button type="submit">{buttonLabel}</button>
  </Form>
);

interface CodeFormProps extends EmailFormProps {
  email: string;
}

/** Asks for the code that was sent to an address. */
export const CodeForm = ({ action, label, buttonLabel, email, problem }: CodeFormProps) => (
  <Form action={action}>
    <input type="hidden" name="email" value={email} />
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

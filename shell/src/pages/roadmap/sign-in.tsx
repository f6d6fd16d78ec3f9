import { ApiError, detailOf } from '@lectern/api-client';
import { askForCode, confirmCode } from '@lectern/api-client/legal';
import { Button, Card, Field, FieldHint } from '@lectern/ui';
import { useState, type FormEvent, useRef } from 'react';
import { styled } from 'styled-components';

import { isEmailAddress } from '../../formats/email-address.js';
import { useHeadingFocus, Ways } from './roadmap-message.js';
import { fill } from './roadmap-state.js';
import type { RoadmapWords } from './roadmap.words.js';
import type { WorkspaceControls, WorkspaceState } from './use-workspace.js';

const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-3);
  max-width: 36rem;
  h2 {
    font-size: var(--text-heading-3);
  }
`;

const Reason = styled.p`
  padding-left: var(--space-2);
  border-left: 3px solid var(--color-accent);
`;

const Foot = styled.p`
  margin-top: var(--space-3);
  color: var(--color-muted);
`;

interface SignInProps {
  words: RoadmapWords['door'];
  workspace: WorkspaceControls;
  closed: Extract<WorkspaceState, { step: 'closed' }>;
}

export function SignIn({ words, workspace, closed: { reason, open } }: SignInProps) {
  const [email, setEmail] = useState<string | null>(null);
  const heading = useHeadingFocus(workspace.isMoved);
  return (
    <>
      {email === null ? (
        <Sheet as="section">
          <h2 ref={heading} tabIndex={-1}>
            {words.heading}
          </h2>
          {reason ? <Reason>{words.reasons[reason]}</Reason> : null}
          <p>{words.text}</p>
          <EmailForm words={words} onAsked={setEmail} />
          {open ? (
            <div>
              <Button $look="quiet" onClick={() => workspace.back(open)}>
                {words.backLabel}
              </Button>
            </div>
          ) : null}
        </Sheet>
      ) : (
        <Sheet as="section">
          <CodeHeading>{words.codeHeading}</CodeHeading>
          <p>{fill(words.codeText, { email })}</p>
          <CodeForm
            words={words}
            email={email}
            onOpened={() => workspace.open()}
            onOther={() => setEmail(null)}
          />
        </Sheet>
      )}
      <Foot>
        {words.newText} <a href={words.newLink.path}>{words.newLink.label}</a>
      </Foot>
    </>
  );
}

function CodeHeading({ children }: { children: string }) {
  const heading = useHeadingFocus(true);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

const SignInForm = styled.form`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  > div {
    width: 100%;
  }
`;

interface EmailFormProps {
  words: RoadmapWords['door'];
  /** Called with the address to which a code is sent, if it has a roadmap. */
  onAsked(email: string): void;
}

function EmailForm({ words, onAsked }: EmailFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);

  function refuse(sentence: string): void {
    setProblem(sentence);
    field.current?.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isAsking) return;
    const email = field.current?.value.trim() ?? '';
    if (!isEmailAddress(email)) return refuse(words.emailProblem);
    setAsking(true);
    askForCode(email)
      .then(
        () => onAsked(email),
        (error: unknown) => refuse(detailOf(error, words.failureText)),
      )
      .finally(() => setAsking(false));
  }

  return (
    <SignInForm noValidate onSubmit={submit} aria-busy={isAsking}>
      <Field
        ref={field}
        label={words.emailLabel}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={problem}
        onChange={() => setProblem(null)}
      />
      <Button type="submit" disabled={isAsking}>
        {isAsking ? words.askingLabel : words.askLabel}
      </Button>
    </SignInForm>
  );
}

const CodeField = styled(Field)`
  input {
    max-width: 12rem;
    font-size: 1.5rem;
    letter-spacing: 0.2em;
    font-variant-numeric: tabular-nums;
  }
`;

interface CodeFormProps {
  words: RoadmapWords['door'];
  email: string;
  onOpened(): Promise<void>;
  onOther(): void;
}

const sixDigits = /^\d{6}$/;

function CodeForm({ words, email, onOpened, onOther }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);

  function refuse(sentence: string): void {
    setProblem(sentence);
    field.current?.focus();
  }

  function refuseFor(error: unknown): void {
    const sentence = detailOf(error, words.failureText);
    refuse(error instanceof ApiError && error.status === 429 ? `${sentence} ${words.pauseText}` : sentence);
  }

  function run(work: () => Promise<void>): void {
    if (isBusy) return;
    setBusy(true);
    work()
      .catch(refuseFor)
      .finally(() => setBusy(false));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const code = (field.current?.value ?? '').replace(/[\s-]/g, '');
    if (!sixDigits.test(code)) return refuse(words.codeProblem);
    setSaid('');
    run(async () => {
      await confirmCode(email, code);
      await onOpened();
    });
  }

  const again = () =>
    run(async () => {
      await askForCode(email);
      setProblem(null);
      setSaid(words.againText);
    });

  return (
    <SignInForm noValidate onSubmit={submit} aria-busy={isBusy}>
      <CodeField
        ref={field}
        label={words.codeLabel}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        error={problem}
        onChange={() => setProblem(null)}
      />
      <Ways>
        <Button type="submit" disabled={isBusy}>
          {isBusy ? words.confirmingLabel : words.confirmLabel}
        </Button>
        <Button $look="quiet" onClick={again} disabled={isBusy}>
          {words.againLabel}
        </Button>
        <Button $look="quiet" onClick={onOther} disabled={isBusy}>
          {words.otherLabel}
        </Button>
      </Ways>
      <FieldHint role="status">{said}</FieldHint>
    </SignInForm>
  );
}

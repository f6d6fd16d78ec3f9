import { ApiError } from '@lectern/api-client';
import { askForCode, confirmCode } from '@lectern/api-client/legal';
import { Button, Field, FieldHint } from '@lectern/ui';
import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Ways } from './arrival.js';
import type { RoadmapWords } from './roadmap.words.js';
import { DoorForm } from './email-form.js';

const CodeField = styled(Field)`
  input {
    max-width: 12rem;
    font-size: 1.5rem;
    letter-spacing: 0.2em;
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

interface CodeFormProps {
  words: RoadmapWords['door'];
  email: string;
  onOpened(): Promise<void>;
  onOther(): void;
}

const sixDigits = /^\d{6}$/;

export function CodeForm({ words, email, onOpened, onOther }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);

  function refuse(sentence: string): void {
    setProblem(sentence);
    field.current?.focus();
  }

  function refuseFor(error: unknown): void {
    if (!(error instanceof ApiError)) return refuse(words.failureText);
    refuse(error.status === 429 ? `${error.detail} ${words.pauseText}` : error.detail);
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
    <DoorForm noValidate onSubmit={submit} aria-busy={isBusy}>
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
    </DoorForm>
  );
}

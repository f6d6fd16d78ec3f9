import { ApiError } from '@lectern/api-client';
import { askForCode } from '@lectern/api-client/legal';
import { Button, Field } from '@lectern/ui';
import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isEmailAddress } from '../../email-address.js';
import type { RoadmapWords } from './roadmap.words.js';

export const DoorForm = styled.form`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  > div {
    width: 100%;
  }
`;

interface EmailFormProps {
  words: RoadmapWords['door'];
  /** The address to which a code goes, if there is a roadmap. */
  onAsked(email: string): void;
}

export function EmailForm({ words, onAsked }: EmailFormProps) {
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
        (error: unknown) => refuse(error instanceof ApiError ? error.detail : words.failureText),
      )
      .finally(() => setAsking(false));
  }

  return (
    <DoorForm noValidate onSubmit={submit} aria-busy={isAsking}>
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
    </DoorForm>
  );
}

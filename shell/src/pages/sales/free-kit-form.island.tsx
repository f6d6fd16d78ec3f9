import { failureText, requestDownload } from '@lectern/api-client';
import type { SalesSection } from '@lectern/catalogue';
import { Button, Field, FieldError, FieldHint, Icon, VisuallyHidden } from '@lectern/ui';
import { showToast } from '@lectern/ui/toast';
import { useId, type FormEvent, useState } from 'react';
import { styled } from 'styled-components';

import { island } from '../../islands/island.js';
import { ScriptedForm } from '../../islands/scripted-form.js';

/** Read out when it is filled; no room is kept for it before. */
const Problem = styled.div`
  &:empty {
    display: none;
  }
`;

const Given = styled.div`
  h3 {
    font-size: var(--text-heading-4);
  }
  ul {
    display: grid;
    gap: var(--space-half);
    margin-top: var(--space-2);
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-height: 2.75rem;
    font: 600 1rem/1.3 var(--font-control);
  }
`;

function Form({ words }: { words: FreeKitWords }) {
  const { step, problem, submit, mend } = useFreeKit(words);
  const problemId = useId();
  const { given } = words;
  if (step.name === 'given') {
    const files = [
      { url: `${step.url}/workbook`, label: given.workbookLabel },
      { url: `${step.url}/budget`, label: given.budgetLabel },
      { url: step.url, label: given.kitLabel },
    ];
    return (
      <Given role="status">
        <h3>{given.heading}</h3>
        <p>{given.text}</p>
        <ul>
          {files.map(({ url, label }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <Icon name="download" />
                {label}
                <VisuallyHidden>, {given.newTabNote}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      </Given>
    );
  }
  const isAsking = step.name === 'asking';
  return (
    <ScriptedForm
      data-keep="free-kit"
      noValidate
      onSubmit={submit}
      onChange={mend}
      aria-busy={isAsking}
      aria-describedby={problemId}
    >
      <Field label={words.nameLabel} name="name" autoComplete="name" required aria-invalid={!!problem} />
      <Field
        label={words.emailLabel}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        aria-invalid={!!problem}
      />
      <Problem id={problemId}>{problem ? <FieldError>{problem}</FieldError> : null}</Problem>
      <Button type="submit" $wide disabled={isAsking}>
        <Icon name="download" />
        {isAsking ? words.busyLabel : words.buttonLabel}
      </Button>
      <FieldHint>{words.privacyNote}</FieldHint>
      <noscript>
        <p>{words.scriptNote}</p>
      </noscript>
    </ScriptedForm>
  );
}

/** Asks for a name and an address, and gives the kit. */
export const FreeKitForm = island('free-kit-form', Form);

type FreeKitWords = Extract<SalesSection, { kind: 'kit' }>['form'];

type FreeKitStep = { name: 'entry' } | { name: 'asking' } | { name: 'given'; url: string };

/** From a name and an address to the kit: asked for once, opened in a new tab, and linked for whoever sees no tab. */
function useFreeKit({ downloadType, missingText, notices }: FreeKitWords) {
  const [step, setStep] = useState<FreeKitStep>({ name: 'entry' });
  const [problem, setProblem] = useState<string | null>(null);
  const fail = (description: string) =>
    showToast({ title: notices.failure.title, description, tone: 'destructive' });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = new FormData(form);
    const [name = '', email = ''] = ['name', 'email'].map((field) => String(entered.get(field) ?? '').trim());
    if (!name || !email) {
      setProblem(missingText);
      fail(missingText);
      form.querySelector<HTMLInputElement>(name ? '[name=email]' : '[name=name]')?.focus();
      return;
    }
    setStep({ name: 'asking' });
    requestDownload({ email, name, downloadType }).then(
      ({ downloadUrl }) => {
        // What was kept of it is forgotten.
        form.reset();
        setStep({ name: 'given', url: downloadUrl });
        showToast({ title: notices.ready.title, description: notices.ready.text, tone: 'success' });
        window.open(downloadUrl, '_blank', 'noopener');
      },
      (error: unknown) => {
        setStep({ name: 'entry' });
        fail(failureText(error, notices.failure.text));
      },
    );
  }

  return { step, problem, submit, mend: () => setProblem(null) };
}

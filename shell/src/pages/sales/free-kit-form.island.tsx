import { ApiError, detailOf, failureText, requestDownload } from '@lectern/api-client';
import type { SalesSection } from '@lectern/catalogue';
import { Button, Field, FieldError, FieldHint, Icon, VisuallyHidden } from '@lectern/ui';
import { dropToasts, showToast } from '@lectern/ui/toast';
import { useId, type FormEvent, useState } from 'react';
import { styled } from 'styled-components';

import * as m from '../../messages.en.js';
import { island } from '../../islands/island.js';
import { ScriptedForm } from '../../islands/scripted-form.js';

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
  const { step, problems, submit, mend } = useFreeKit(words);
  const problemId = useId();
  const { given } = words;
  if (step.name === 'given') {
    const files = [
      { url: `${step.url}/workbook`, label: given.workbookLabel, isRead: true },
      { url: `${step.url}/budget`, label: given.budgetLabel },
      { url: step.url, label: given.kitLabel },
    ];
    return (
      <Given role="status">
        <h3>{given.heading}</h3>
        <p>{given.text}</p>
        <ul>
          {files.map(({ url, label, isRead }) => (
            <li key={url}>
              <a href={url} {...(isRead ? { target: '_blank', rel: 'noreferrer' } : {})}>
                <Icon name="download" />
                {label}
                {isRead ? <VisuallyHidden>, {given.newTabNote}</VisuallyHidden> : null}
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
      <Field label={words.nameLabel} name="name" autoComplete="name" required error={problems.name} />
      <Field
        label={words.emailLabel}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={problems.email}
      />
      <Problem id={problemId}>{problems.form ? <FieldError>{problems.form}</FieldError> : null}</Problem>
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

export const FreeKitForm = island('free-kit-form', Form);

type FreeKitWords = Extract<SalesSection, { kind: 'kit' }>['form'];

type FreeKitStep = { name: 'entry' } | { name: 'asking' } | { name: 'given'; url: string };

type Problems = Partial<Record<'name' | 'email' | 'form', string>>;

function useFreeKit(words: FreeKitWords) {
  const { downloadType, missingText, notices } = words;
  const [step, setStep] = useState<FreeKitStep>({ name: 'entry' });
  const [problems, setProblems] = useState<Problems>({});
  const fail = (description: string) =>
    showToast({ title: notices.failure.title, description, tone: 'destructive' });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = new FormData(form);
    const [name = '', email = ''] = ['name', 'email'].map((field) => String(entered.get(field) ?? '').trim());
    const show = (found: Problems) => {
      setProblems(found);
      form.querySelector<HTMLInputElement>(`[name=${found.name ? 'name' : 'email'}]`)?.focus();
    };
    if (!name || !email) {
      fail(missingText);
      return show({
        ...(name ? {} : { name: words.nameProblem }),
        ...(email ? {} : { email: words.emailProblem }),
        form: missingText,
      });
    }
    setProblems({});
    setStep({ name: 'asking' });
    dropToasts();
    requestDownload({ email, name, downloadType }).then(
      ({ downloadUrl }) => {
        // Also deletes the saved input (`data-keep`).
        form.reset();
        setStep({ name: 'given', url: downloadUrl });
        showToast({ title: notices.ready.title, description: notices.ready.text, tone: 'success' });
        window.open(downloadUrl, '_blank', 'noopener');
      },
      (error: unknown) => {
        setStep({ name: 'entry' });
        fail(failureText(error, notices.failure.text));
        const named = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
        if (named.length > 0) show(Object.fromEntries(named.map(({ field, message }) => [field, message])));
        else setProblems({ form: detailOf(error, m.form.failed) });
      },
    );
  }

  return { step, problems, submit, mend: () => setProblems({}) };
}

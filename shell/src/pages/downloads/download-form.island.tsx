import { detailOf, failureText, requestDownload } from '@lectern/api-client';
import type { FreeDownload } from '@lectern/catalogue';
import { Button, Field, FieldError, Icon } from '@lectern/ui';
import { dropToasts, showToast } from '@lectern/ui/toast';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { isEmailAddress } from '../../formats/email-address.js';
import * as m from '../../messages.en.js';
import { island } from '../../islands/island.js';
import { ScriptedForm } from '../../islands/scripted-form.js';
import type { DownloadsWords } from './downloads.words.js';

const Form = styled(ScriptedForm)`
  gap: var(--space-2);
  margin-top: auto;
`;

const Starting = styled.div`
  font: 400 1rem/1.5 var(--font-control);
  strong {
    display: block;
  }
`;

interface DownloadFormProps {
  download: Pick<FreeDownload, 'id' | 'title' | 'url' | 'bookId' | 'fileName'>;
  words: Pick<DownloadsWords, 'form' | 'notices'>;
}

function EmailForFile({ download, words }: DownloadFormProps) {
  const { form, notices } = words;
  const { step, isEmailWrong, problem, submit, mend } = useDownload(download, notices);
  const starting = useRef<HTMLDivElement>(null);
  // The pressed button has disappeared: keyboard users continue here.
  useEffect(() => starting.current?.focus(), [step.name]);
  if (step.name === 'starting')
    return (
      <Starting role="status" ref={starting} tabIndex={-1}>
        <strong>{form.startingTitle}</strong> {form.startingText}{' '}
        <a href={step.url} target="_blank" rel="noreferrer">
          {form.manualLabel}
        </a>
        . {form.mailedText}
      </Starting>
    );
  return (
    <Form noValidate onSubmit={submit} aria-busy={step.name === 'processing'} data-keep={download.id}>
      <Field
        id={`${download.id}-email`}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={form.emailLabel}
        error={isEmailWrong ? form.emailProblem : null}
        onChange={mend}
      />
      <div>
        <Button
          type="submit"
          disabled={step.name === 'processing'}
          aria-label={`${form.buttonLabel}: ${download.title}`}
        >
          <Icon name="download" />
          {step.name === 'processing' ? form.processingLabel : form.buttonLabel}
        </Button>
        {problem ? <FieldError>{problem}</FieldError> : null}
      </div>
      <noscript>
        <p>
          {form.scriptNote} <a href={download.url}>{download.title}</a>
        </p>
      </noscript>
    </Form>
  );
}

export const DownloadForm = island('download-form', EmailForFile);

/** Delay between the response and the browser's download. */
const startAfterMs = 1000;

type DownloadStep = { name: 'entry' } | { name: 'processing' } | { name: 'starting'; url: string };

function useDownload(
  { id, bookId, fileName }: DownloadFormProps['download'],
  { ready, failure }: DownloadsWords['notices'],
) {
  const [step, setStep] = useState<DownloadStep>({ name: 'entry' });
  const [isEmailWrong, setEmailWrong] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function startLater(url: string): void {
    timer.current = setTimeout(() => {
      const link = document.createElement('a');
      link.href = url;
      link.download = fileName;
      link.click();
    }, startAfterMs);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '').trim();
    const isWrong = !isEmailAddress(email);
    setEmailWrong(isWrong);
    if (isWrong) return form.querySelector('input')?.focus();
    setStep({ name: 'processing' });
    setProblem(null);
    dropToasts();
    requestDownload({ email, fileName: id, ...(bookId ? { bookId } : {}) }).then(
      ({ downloadUrl }) => {
        // Also deletes the saved input (`data-keep`).
        form.reset();
        setStep({ name: 'starting', url: downloadUrl });
        showToast({ title: ready.title, description: ready.text, tone: 'success' });
        startLater(downloadUrl);
      },
      (error: unknown) => {
        setStep({ name: 'entry' });
        setProblem(detailOf(error, m.form.failed));
        const description = failureText(error, failure.text);
        showToast({ title: failure.title, description, tone: 'destructive' });
      },
    );
  }

  return { step, isEmailWrong, problem, submit, mend: () => setEmailWrong(false) };
}

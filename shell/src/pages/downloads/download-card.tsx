import { failureText, requestDownload } from '@lectern/api-client';
import type { FreeDownload } from '@lectern/catalogue';
import { BookCover, Button, Card, Field, Icon } from '@lectern/ui';
import { type ReactNode, useEffect, useRef, type FormEvent, useState } from 'react';
import { styled } from 'styled-components';

import { isEmailAddress } from '../../formats/email-address.js';
import { ScriptedForm } from '../../islands/scripted-form.js';
import { showToast } from '@lectern/ui/toast';
import type { DownloadsWords } from './downloads.words.js';

const Sheet = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  scroll-margin-top: var(--space-4);
  h3 {
    font-size: var(--text-heading-4);
  }
`;

const Head = styled.header<{ $bare: boolean }>`
  display: grid;
  grid-template-columns: ${({ $bare }) => ($bare ? '' : '6.5rem')} minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  align-items: start;
  picture {
    overflow: hidden;
    border-radius: var(--radius-small);
    box-shadow: var(--shadow-card);
  }
  p {
    margin-top: var(--space-1);
    font-size: 1rem;
    line-height: 1.5;
  }
`;

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

interface DownloadCardProps {
  download: FreeDownload;
  words: DownloadsWords;
  /** What stands between the description and the form. */
  children?: ReactNode;
}

/** Something to have, for an address. */
export function DownloadCard({ download, words, children }: DownloadCardProps) {
  const { form, notices } = words;
  const { step, isEmailWrong, submit, mend } = useDownload(download, notices);
  const starting = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: who came by keyboard goes on from here.
  useEffect(() => starting.current?.focus(), [step.name]);
  return (
    <Sheet as="article" id={download.id} tabIndex={-1} aria-labelledby={`${download.id}-title`}>
      <Head $bare={download.cover === null}>
        {download.cover ? (
          <BookCover bookId={download.id} cover={download.cover} sizes="6.5rem" decorative />
        ) : null}
        <div>
          <h3 id={`${download.id}-title`}>{download.title}</h3>
          <p>{download.description}</p>
        </div>
      </Head>
      {children}
      {step.name === 'starting' ? (
        <Starting role="status" ref={starting} tabIndex={-1}>
          <strong>{form.startingTitle}</strong> {form.startingText}{' '}
          <a href={step.url} target="_blank" rel="noreferrer">
            {form.manualLabel}
          </a>
          .
        </Starting>
      ) : (
        <Form noValidate onSubmit={submit} aria-busy={step.name === 'processing'}>
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
          </div>
          <noscript>
            <p>
              {form.scriptNote} <a href={download.url}>{download.title}</a>
            </p>
          </noscript>
        </Form>
      )}
    </Sheet>
  );
}

/** How long after the answer the browser's own download begins. */
const startAfterMs = 1000;

type DownloadStep = { name: 'entry' } | { name: 'processing' } | { name: 'starting'; url: string };

/** From the address to the file. */
function useDownload({ id, bookId, fileName }: FreeDownload, { ready, failure }: DownloadsWords['notices']) {
  const [step, setStep] = useState<DownloadStep>({ name: 'entry' });
  const [isEmailWrong, setEmailWrong] = useState(false);
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
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const isWrong = !isEmailAddress(email);
    setEmailWrong(isWrong);
    if (isWrong) return event.currentTarget.querySelector('input')?.focus();
    setStep({ name: 'processing' });
    requestDownload({ email, fileName: id, ...(bookId ? { bookId } : {}) }).then(
      ({ downloadUrl }) => {
        setStep({ name: 'starting', url: downloadUrl });
        showToast({ title: ready.title, description: ready.text, tone: 'success' });
        startLater(downloadUrl);
      },
      (error: unknown) => {
        setStep({ name: 'entry' });
        const description = failureText(error, failure.text);
        showToast({ title: failure.title, description, tone: 'destructive' });
      },
    );
  }

  return { step, isEmailWrong, submit, mend: () => setEmailWrong(false) };
}

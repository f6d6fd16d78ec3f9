import type { AddedBook } from '@lectern/api-client/admin';
import { Button, ErrorMessage } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';

import { ActionDialog, Muted, Panel, Row, showSuccess, Stack } from '../components/index.js';
import { books as m } from '../messages.js';
import { say } from '../say.js';
import { useStaff } from '../sign-in/session.js';
import {
  cacheBook,
  checkBook,
  discardBook,
  forgetBook,
  previewAddress,
  publishBook,
  refetchBook,
  takeDownBook,
} from './books-data.js';

const Frame = styled.iframe`
  width: 100%;
  height: min(44rem, 80vh);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
`;

interface PublishPanelProps {
  book: AddedBook;
  title: string;
  /** Whether the form has changes that are not saved. */
  isUnsaved: boolean;
  onRefused: (error: unknown) => void;
  /** List of missing fields. */
  children: ReactNode;
}

function stateText({ isPublished, hasDraft }: AddedBook): string {
  if (!isPublished) return m.publish.hidden;
  return hasDraft ? m.publish.changed : m.publish.published;
}

/** Preview, publication, and what undoes them. */
export function PublishPanel({ book, title, isUnsaved, onRefused, children }: PublishPanelProps) {
  const { may } = useStaff();
  const mayPublish = may.includes('content.publish');
  const mayWrite = may.includes('content.write');
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState<'takeDown' | 'discard' | 'remove' | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [loadedRevision, setLoadedRevision] = useState<number | null>(null);
  const publishing = useMutation({
    mutationFn: () => publishBook(book),
    onSuccess: (now) => {
      cacheBook(now);
      onRefused(null);
      showSuccess(m.publish.done);
    },
    onError: onRefused,
  });
  const looking = useMutation({
    mutationFn: () => checkBook(book.id),
    onSuccess: () => {
      onRefused(null);
      setIsOpen(true);
    },
    onError: onRefused,
  });
  const { reset: forgetRefusal } = publishing;
  const fileCount = book.product?.files.length;
  // The sentence was about the book before.
  useEffect(() => forgetRefusal(), [book.revision, fileCount, forgetRefusal]);
  const close = () => setAsking(null);
  const discard = async () => {
    await discardBook(book);
    if (book.isPublished) cacheBook(await refetchBook(book.id));
  };
  return (
    <Panel aria-label={m.publish.title}>
      <h2>{m.publish.title}</h2>
      <Stack>
        <p>
          {stateText(book)}{' '}
          {book.isPublished ? (
            <a href={book.path} target="_blank" rel="noreferrer">
              {m.publish.link}
            </a>
          ) : null}
        </p>
        {children}
        {isUnsaved ? <Muted>{m.publish.saveFirst}</Muted> : null}
        <Row>
          {mayPublish && book.hasDraft ? (
            <Button
              kind="main"
              busy={publishing.isPending && m.publish.busy}
              disabled={isUnsaved}
              onClick={() => publishing.mutate()}
            >
              {book.isPublished ? m.publish.submitChanges : m.publish.submit}
            </Button>
          ) : null}
          <Button
            aria-expanded={isOpen}
            busy={looking.isPending && m.publish.previewBusy}
            disabled={isUnsaved}
            onClick={() => (isOpen ? setIsOpen(false) : looking.mutate())}
          >
            {isOpen ? m.publish.closePreview : m.publish.preview}
          </Button>
          {mayWrite && book.hasDraft && book.isPublished ? (
            <Button kind="bare" onClick={() => setAsking('discard')}>
              {m.publish.discard}
            </Button>
          ) : null}
          {mayPublish && book.isPublished ? (
            <Button kind="bare" onClick={() => setAsking('takeDown')}>
              {m.publish.takeDown}
            </Button>
          ) : null}
          {mayWrite && !book.isPublished ? (
            <Button kind="bare" onClick={() => setAsking('remove')}>
              {m.publish.remove}
            </Button>
          ) : null}
        </Row>
        <ErrorMessage error={publishing.error ?? looking.error} />
        {isOpen ? (
          <>
            <Muted role="status">{loadedRevision === book.revision ? '' : m.publish.previewBusy}</Muted>
            <Frame
              key={book.revision}
              title={m.publish.previewLabel}
              src={previewAddress(book.id)}
              sandbox="allow-same-origin"
              onLoad={() => setLoadedRevision(book.revision)}
            />
          </>
        ) : null}
      </Stack>
      {asking === 'takeDown' ? (
        <ActionDialog
          title={say(m.takeDown.title, { title })}
          submit={m.takeDown.submit}
          busy={m.takeDown.busy}
          action={() => takeDownBook(book)}
          onDone={(now) => {
            cacheBook(now);
            showSuccess(m.takeDown.done);
            close();
          }}
          onCancel={close}
        >
          <p>{m.takeDown.text}</p>
        </ActionDialog>
      ) : null}
      {asking === 'discard' || asking === 'remove' ? (
        <ActionDialog
          title={say(m[asking].title, { title })}
          submit={m[asking].submit}
          busy={m[asking].busy}
          action={discard}
          onDone={() => {
            showSuccess(say(m[asking].done, { title }));
            close();
            if (asking !== 'remove') return;
            forgetBook(book.id);
            navigate('/', { replace: true });
          }}
          onCancel={close}
        >
          <p>{m[asking].text}</p>
        </ActionDialog>
      ) : null}
    </Panel>
  );
}

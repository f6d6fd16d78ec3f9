import type { AddedBook } from '@lectern/api-client/admin';
import { fileSizeText } from '@lectern/ui/formats';
import { Button, Cancelled, Form, VisuallyHidden } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';

import { ActionDialog, LineLink, Muted, Panel, showSuccess, Stack, useForm } from '../components/index.js';
import { books as m } from '../messages.js';
import { FilePicker, UploadProgress, useUpload } from '../products/file-picker.js';
import type { SoldFile } from '../products/send-files.js';
import { say } from '../say.js';
import { useStaff } from '../sign-in/session.js';
import { cacheBook, removeFile, uploadFiles } from './books-data.js';

interface BookFilesProps {
  /** A missing file, if the book was to be published. */
  error: string | null;
}

function UploadFiles({ id, error }: BookFilesProps & { id: string }) {
  const { upload, share, cancel } = useUpload();
  const [files, setFiles] = useState<SoldFile[]>([]);
  const form = useForm<object, AddedBook | undefined>({
    saved: {},
    check: () => (files.length > 0 ? {} : { files: m.files.missing }),
    send: () =>
      upload((options) =>
        uploadFiles(
          id,
          files.map(({ file }) => file),
          options,
        ),
      ).catch((error: unknown) => {
        if (error instanceof Cancelled) return undefined;
        throw error;
      }),
    onSaved: (book) => {
      if (!book) return;
      cacheBook(book);
      setFiles([]);
      showSuccess(m.files.done);
    },
  });
  return (
    <Form state={form} submit={m.files.submit} busy={m.files.submit} kind="plain">
      <FilePicker
        label={m.files.label}
        hint={m.files.replaceNote}
        files={files}
        disabled={form.isBusy}
        error={form.errors['files'] ?? error}
        onChange={setFiles}
      />
      {form.isBusy ? <UploadProgress share={share} onCancel={cancel} /> : null}
    </Form>
  );
}

const Files = styled.ul`
  display: grid;
  gap: var(--space-half);
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    padding: var(--space-half) var(--space-2);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-small);
  }
  strong {
    flex: 1 1 12rem;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/** Files that buyers of the book get. */
export function BookFiles({ book, error }: BookFilesProps & { book: AddedBook }) {
  const mayWrite = useStaff().may.includes('products.write');
  const { product } = book;
  const [removed, setRemoved] = useState<{ id: string; fileName: string } | null>(null);
  const files = product?.files ?? [];
  return (
    <Panel aria-label={m.files.title}>
      <h2>{m.files.title}</h2>
      <Stack>
        {files.length === 0 ? <Muted>{m.files.none}</Muted> : null}
        <Files>
          {files.map(({ id, fileName, format, sizeBytes }) => (
            <li key={id}>
              <strong>{fileName}</strong>
              <Muted as="span">
                {format.toUpperCase()}
                {sizeBytes === null ? null : ` · ${fileSizeText(sizeBytes)}`}
              </Muted>
              {mayWrite ? (
                <Button kind="bare" onClick={() => setRemoved({ id, fileName })}>
                  {m.files.remove}
                  <VisuallyHidden> {fileName}</VisuallyHidden>
                </Button>
              ) : null}
            </li>
          ))}
        </Files>
        {mayWrite ? <UploadFiles id={book.id} error={error} /> : <Muted>{m.files.noAccess}</Muted>}
        {product && product.soldCount > 0 ? (
          <LineLink href={`~/admin/shop/products/${encodeURIComponent(product.id)}`}>
            {m.files.product}
          </LineLink>
        ) : null}
      </Stack>
      {removed ? (
        <ActionDialog
          title={say(m.files.removing.title, { name: removed.fileName })}
          submit={m.files.removing.submit}
          busy={m.files.removing.busy}
          action={() => removeFile(book.id, removed.id)}
          onDone={(now) => {
            cacheBook(now);
            showSuccess(say(m.files.removing.done, { name: removed.fileName }));
            setRemoved(null);
          }}
          onCancel={() => setRemoved(null)}
        >
          <p>{m.files.removing.text}</p>
        </ActionDialog>
      ) : null}
    </Panel>
  );
}

import type { ImportBatch } from '@lectern/api-client/admin';
import { Button, ErrorMessage, FieldError, FieldHint, FieldLabel } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Link, Redirect, useLocation } from 'wouter';
import { fileInputCss, PageHeading, Stack } from '../components/index.js';
import { uploadForm } from '../components/upload-form.js';
import { moving as m } from '../messages.js';
import { UploadProgress, useUpload } from '../products/file-picker.js';
import { ExportPicture } from './export-picture.js';
import { cacheImport } from './moving-data.js';
import { type ImportSource, sourceById } from './sources.js';

const Text = styled.p`
  max-width: 60ch;
`;

const Area = styled.div`
  ${fileInputCss}
  gap: var(--space-half);
  max-width: 36rem;
  padding: var(--space-2) var(--space-3);
  border: 1px dashed var(--color-edge);
  border-radius: var(--radius-medium);
`;

function UploadForm({ kind }: { kind: ImportSource['kind'] }) {
  const isTexts = kind === 'articles';
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const [, navigate] = useLocation();
  const { upload, share, cancel } = useUpload();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (files: readonly File[]) => {
      const form = new FormData();
      form.append('kind', kind);
      for (const file of files) form.append('files', file);
      return upload((options) => uploadForm<ImportBatch>('/api/admin/imports', form, options));
    },
    onSuccess: (batch) => {
      cacheImport(batch);
      navigate(`/imports/${batch.id}`);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const files = [...(input.current?.files ?? [])];
    setMissing(files.length === 0);
    if (files.length > 0) mutate(files);
    else input.current?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Area>
          <FieldLabel htmlFor={id}>{isTexts ? m.upload.textsLabel : m.upload.label}</FieldLabel>
          <input
            ref={input}
            id={id}
            type="file"
            multiple
            accept={isTexts ? '.xml,.json,.zip' : '.csv,.tsv,.txt,text/csv'}
            disabled={isPending}
            aria-invalid={isMissing || undefined}
            aria-describedby={`${id}-hint${isMissing ? ` ${id}-error` : ''}`}
            onChange={() => setMissing(false)}
          />
          <FieldHint id={`${id}-hint`}>{m.upload.hint}</FieldHint>
          {isMissing ? <FieldError id={`${id}-error`}>{m.upload.missing}</FieldError> : null}
        </Area>
        {isPending ? <UploadProgress share={share} onCancel={cancel} /> : null}
        <ErrorMessage error={error} />
        <div>
          <Button kind="main" type="submit" busy={isPending && m.upload.busy}>
            {m.upload.button}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Says where the export is, and takes its files. */
export function NewImport({ sourceId }: { sourceId: string }) {
  const source = sourceById(sourceId);
  if (!source) return <Redirect to="/" replace />;
  return (
    <>
      <PageHeading title={source.title} actions={<Link href="/">{m.upload.back}</Link>} />
      <Stack $gap={3}>
        <Text>{source.text}</Text>
        <ExportPicture path={source.path} />
        <UploadForm kind={source.kind} />
      </Stack>
    </>
  );
}

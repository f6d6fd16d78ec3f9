import type { AddedBook, BookCategory } from '@lectern/api-client/admin';
import { apiErrorOf, Async, type FieldErrors } from '@lectern/ui/kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { LineLink, PageHeading, showSuccess, Status } from '../components/index.js';
import { books as m } from '../messages.js';
import { useSavedForm } from '../saving/index.js';
import { useStaff } from '../sign-in/session.js';
import { BookFiles } from './book-files.js';
import { fieldOf, focusPlace } from './entry-field.js';
import { BookForm } from './book-form.js';
import { stateOf } from './book-state.js';
import { type BookValues, valuesOf, writtenOf } from './book-values.js';
import { epubOf } from './chosen-sample.js';
import { bookCopy, cacheBook, refetchBook, saveBook, useBook, useBooks } from './books-data.js';
import { MissingList } from './missing-list.js';
import { isReadablePalette } from './palette-values.js';
import { PublishPanel } from './publish-panel.js';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  max-width: 52rem;
  > header {
    margin-bottom: 0;
  }
  h2 {
    margin-bottom: var(--space-2);
    font-size: 1.25rem;
  }
`;

const savedOf = (book: AddedBook) => ({
  ...{ value: valuesOf(book), revision: book.revision },
  ...{ savedAt: book.savedAt, who: book.who ?? '' },
});

const errorsOf = (error: unknown): FieldErrors =>
  Object.fromEntries(
    (apiErrorOf(error)?.problem?.errors ?? []).map(({ field, message }) => [fieldOf(field), message]),
  );

interface EditorProps {
  book: AddedBook;
  categories: readonly BookCategory[];
  editionLabels: Readonly<Record<string, string>>;
}

function Editor({ book, categories, editionLabels }: EditorProps) {
  const mayWrite = useStaff().may.includes('content.write');
  const [shown, setShown] = useState<FieldErrors>({});
  const parts = useRef<HTMLDivElement>(null);
  // Focused after the next render, which opens the section of the field.
  const toFocus = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (toFocus.current !== undefined) focusPlace(toFocus.current, parts.current);
    toFocus.current = undefined;
  });
  const form = useSavedForm<BookValues, AddedBook>({
    name: bookCopy(book.id),
    saved: savedOf(book),
    savedOf,
    required: { title: m.new.missing },
    check: ({ palette }): FieldErrors =>
      palette && !isReadablePalette(palette) ? { palette: m.palette.unreadable } : {},
    load: async () => savedOf(await refetchBook(book.id)),
    send: (values, revision) => saveBook(book.id, revision, writtenOf(values, book)),
    onSaved: (now) => {
      cacheBook(now);
      setShown({});
      showSuccess(m.form.saved);
    },
  });
  const title = form.values.title || book.id;
  const show = (errors: FieldErrors) => {
    setShown(errors);
    [toFocus.current] = Object.keys(errors);
  };
  const hasFiles = (book.product?.files.length ?? 0) > 0;
  const errors = { ...shown, ...form.errors };
  return (
    <Parts ref={parts}>
      <PageHeading title={title} actions={<Status {...stateOf(book)} />} />
      <PublishPanel
        book={book}
        title={title}
        isUnsaved={form.isChanged}
        onRefused={(error) => show(errorsOf(error))}
      >
        <MissingList book={book} values={form.values} onPoint={show} />
      </PublishPanel>
      {form.values.sale === 'elsewhere' ? null : (
        <BookFiles book={book} error={hasFiles ? null : (shown['files'] ?? null)} />
      )}
      {mayWrite ? (
        <BookForm
          form={form}
          errors={errors}
          categories={categories}
          bookId={book.id}
          epub={epubOf(book)}
          editionLabels={editionLabels}
        />
      ) : null}
    </Parts>
  );
}

export function BookPage({ id }: { id: string }) {
  const query = useBook(id);
  const list = useBooks();
  return (
    <>
      <LineLink href="/">{m.new.back}</LineLink>
      {query.data ? null : <PageHeading title={m.page.title} />}
      <Async query={query} label={m.page.loading} heights={['24rem']}>
        {(book) => (
          <Editor
            book={book}
            categories={list.data?.categories ?? []}
            editionLabels={list.data?.editionLabels ?? {}}
          />
        )}
      </Async>
    </>
  );
}

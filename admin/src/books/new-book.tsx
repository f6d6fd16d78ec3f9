import { Field, Form } from '@lectern/ui/kit';
import { useLocation } from 'wouter';

import { EmptyState, LineLink, PageHeading, useForm } from '../components/index.js';
import { books as m } from '../messages.js';
import { useStaff } from '../sign-in/session.js';
import { cacheBook, createBook } from './books-data.js';

export function NewBookPage() {
  const mayWrite = useStaff().may.includes('content.write');
  const [, navigate] = useLocation();
  const form = useForm({
    saved: { title: '' },
    required: { title: m.new.missing },
    send: ({ title }) => createBook(title),
    onSaved: (book) => {
      cacheBook(book);
      navigate(`/${book.id}`, { replace: true });
    },
  });
  return (
    <>
      <LineLink href="/">{m.new.back}</LineLink>
      <PageHeading title={m.new.title} lead={m.new.lead} />
      {mayWrite ? (
        <Form label={m.new.title} state={form} submit={m.new.submit} busy={m.new.busy}>
          <Field label={m.new.name} hint={m.new.nameHint} maxLength={200} {...form.field('title')} />
        </Form>
      ) : (
        <EmptyState {...m.new.noAccess} />
      )}
    </>
  );
}

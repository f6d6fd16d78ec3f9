import { Async, ButtonLink } from '@lectern/ui/kit';
import { Link, Route, Switch } from 'wouter';

import { BesideCover, DataTable, EmptyState, PageHeading, Status, Unsaved } from '../components/index.js';
import { books as m } from '../messages.js';
import { useCopiedNames } from '../saving/index.js';
import { slugOf } from '../site-editing/field-words.js';
import { useStaff } from '../sign-in/session.js';
import { BookPage } from './book-page.js';
import { stateOf } from './book-state.js';
import { bookCopy, useBooks } from './books-data.js';
import { NewBookPage } from './new-book.js';

/** Field of the site editor. */
const ORDER_OF_BOOKS = 'site.json#/bookOrder';

function BookList() {
  const query = useBooks();
  const mayWrite = useStaff().may.includes('content.write');
  const copied = useCopiedNames();
  const add = mayWrite ? (
    <ButtonLink as={Link} href="/new" $kind="main">
      {m.page.new}
    </ButtonLink>
  ) : null;
  const order = (
    <ButtonLink as={Link} href={`~/admin/pages/books?field=${encodeURIComponent(ORDER_OF_BOOKS)}`}>
      {m.page.order}
    </ButtonLink>
  );
  return (
    <>
      <PageHeading
        title={m.page.title}
        lead={m.page.lead}
        actions={
          <>
            {add}
            {order}
          </>
        }
      />
      <Async query={query} label={m.page.loading} heights={['24rem']}>
        {({ books }) => (
          <DataTable
            caption={m.table.caption}
            rows={books}
            keyOf={({ id }) => id}
            columns={[
              {
                label: m.table.title,
                render: ({ id, title, coverSrc, isAdded, path }) => (
                  <BesideCover src={coverSrc}>
                    <Link href={isAdded ? `/${id}` : `~/admin/pages/${slugOf(path)}`}>{title || id}</Link>
                    {copied.includes(bookCopy(id)) ? <Unsaved> {m.table.unsaved}</Unsaved> : null}
                  </BesideCover>
                ),
              },
              { label: m.table.status, render: (book) => <Status {...stateOf(book)} /> },
            ]}
            empty={<EmptyState {...m.page.empty} action={add} />}
          />
        )}
      </Async>
    </>
  );
}

export function BooksPage() {
  return (
    <Switch>
      <Route path="/" component={BookList} />
      <Route path="/new" component={NewBookPage} />
      <Route path="/:id">{({ id }) => <BookPage key={id} id={id} />}</Route>
    </Switch>
  );
}

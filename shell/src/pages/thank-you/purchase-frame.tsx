import { BookObject, from } from '@lectern/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { ThankYouWords } from './thank-you.words.js';

const Layout = styled.div`
  display: grid;
  gap: var(--space-5);
  ${from.desktop} {
    grid-template-columns: minmax(0, 16rem) minmax(0, 1fr);
    gap: var(--space-10);
  }
  @media print {
    display: block;
  }
`;

const Cover = styled.div`
  width: 11rem;
  ${from.desktop} {
    width: 100%;
  }
`;

interface PurchaseFrameProps {
  book: ThankYouWords['books'][number] | undefined;
  children: ReactNode;
}

/** The book's cover beside the state of its purchase. */
export function PurchaseFrame({ book, children }: PurchaseFrameProps) {
  return (
    <Layout>
      <Cover data-screen-only="">
        {book ? (
          <BookObject bookId={book.id} cover={book.cover} sizes="(min-width: 64rem) 16rem, 11rem" eager />
        ) : null}
      </Cover>
      {children}
    </Layout>
  );
}

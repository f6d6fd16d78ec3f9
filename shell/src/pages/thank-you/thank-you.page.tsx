import { Button, Container, LinkButton, Prose } from '@lectern/ui';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { SiteLink } from '../../layout/site-link.js';
import { useFrameWords } from '../../site-data.js';
import { bookOfProductValue } from './thank-you-address.js';
import type { ThankYouWords } from './thank-you.words.js';
import { usePurchase, type PurchaseState } from './use-purchase.js';

/** Fetched while the payment is asked about. */
const ReadyPurchase = lazy(async () => ({ default: (await import('./ready-purchase.js')).ReadyPurchase }));
const BooksByMail = lazy(async () => ({ default: (await import('./books-by-mail.js')).BooksByMail }));

const Page = styled(Container)`
  padding-block: var(--space-6) var(--space-10);
`;

const Words = styled(Prose)`
  margin-top: var(--space-3);
  font-size: var(--text-lead);
  line-height: 1.5;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-5);
`;

const Help = styled.p`
  max-width: var(--measure);
  margin-top: var(--space-6);
  color: var(--color-muted);
`;

type Said = { heading: string; text: string };

/** What is said for each step that hands out nothing. */
function said(words: ThankYouWords, step: Exclude<PurchaseState['step'], 'ready'>): Said {
  switch (step) {
    case 'reading':
    case 'processing':
      return { heading: words.processingHeading, text: words.processingText };
    case 'slow':
      return { heading: words.processingHeading, text: words.slowText };
    case 'unreachable':
      return { heading: words.unreachableHeading, text: words.unreachableText };
    case 'failed':
      return { heading: words.failedHeading, text: words.failedText };
    case 'refunded':
      return { heading: words.refundedHeading, text: words.refundedText };
    case 'paused':
      return { heading: words.pausedHeading, text: words.pausedText };
    case 'nothing':
      return { heading: words.nothingHeading, text: words.nothingText };
  }
}

export function ThankYouPage({ words }: { words: ThankYouWords }) {
  const { state, product, lookAgain } = usePurchase();
  const { email } = useFrameWords().contact;
  const { homeLabel, checkAgainLabel, help, books } = words;
  const book = bookOfProductValue(books, product);
  const canLookAgain = state.step === 'slow' || state.step === 'unreachable';
  return (
    <Page>
      <div aria-live="polite" aria-busy={state.step === 'reading' || state.step === 'processing'}>
        {state.step === 'ready' ? (
          <Suspense>
            <ReadyPurchase words={words} purchase={state.purchase} />
          </Suspense>
        ) : (
          <>
            <h1>{said(words, state.step).heading}</h1>
            <Words>
              <p>{said(words, state.step).text}</p>
            </Words>
          </>
        )}
      </div>
      {state.step === 'nothing' ? (
        <Suspense>
          <BooksByMail words={words.byMail} />
        </Suspense>
      ) : null}
      <Ways>
        {canLookAgain ? <Button onClick={lookAgain}>{checkAgainLabel}</Button> : null}
        {state.step === 'failed' && book ? (
          <LinkButton as={SiteLink} href={book.path}>
            {book.title}
          </LinkButton>
        ) : null}
        <LinkButton as={SiteLink} href="/" $look="quiet">
          {homeLabel}
        </LinkButton>
      </Ways>
      <Help>
        {help} <a href={`mailto:${email}`}>{email}</a>
      </Help>
    </Page>
  );
}

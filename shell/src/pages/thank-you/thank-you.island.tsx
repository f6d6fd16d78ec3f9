import { Button, LinkButton, Prose } from '@lectern/ui';
import { styled } from 'styled-components';

import { island } from '../../islands/island.js';
import { BooksByMail } from './books-by-mail.js';
import { PurchaseFrame } from './purchase-frame.js';
import { ReadyPurchase } from './ready-purchase.js';
import { bookOfProductValue } from './thank-you-address.js';
import type { ThankYouWords } from './thank-you.words.js';
import { usePurchase, type PurchaseState } from './use-purchase.js';

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

const Message = ({ heading, text }: Said) => (
  <div>
    <h1>{heading}</h1>
    <Words>
      <p>{text}</p>
    </Words>
  </div>
);

function said(words: ThankYouWords, state: Exclude<PurchaseState, { step: 'ready' }>): Said {
  switch (state.step) {
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
      return { heading: words.nothingHeading, text: state.why ?? words.nothingText };
  }
}

interface ThankYouProps {
  words: ThankYouWords;
  contactEmail: string;
}

function ThankYouPart({ words, contactEmail }: ThankYouProps) {
  const { state, product, restartPolling: lookAgain } = usePurchase();
  const { homeLabel, checkAgainLabel, help, books } = words;
  const book = bookOfProductValue(books, product);
  const isWaiting = state.step === 'reading' || state.step === 'processing';
  const canLookAgain = state.step === 'slow' || state.step === 'unreachable';
  return (
    <>
      <div aria-live="polite" aria-busy={isWaiting}>
        {state.step === 'ready' ? (
          <ReadyPurchase words={words} purchase={state.purchase} />
        ) : isWaiting && book ? (
          <PurchaseFrame book={book}>
            <Message {...said(words, state)} />
          </PurchaseFrame>
        ) : (
          <Message {...said(words, state)} />
        )}
      </div>
      {state.step === 'nothing' ? <BooksByMail words={words.byMail} /> : null}
      <Ways data-screen-only="">
        {canLookAgain ? <Button onClick={lookAgain}>{checkAgainLabel}</Button> : null}
        {state.step === 'failed' && book ? <LinkButton href={book.path}>{book.title}</LinkButton> : null}
        <LinkButton href="/" $look="quiet">
          {homeLabel}
        </LinkButton>
      </Ways>
      <Help>
        {help} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </Help>
    </>
  );
}

/** The purchase is named by the address or by session storage. */
export const ThankYou = island('thank-you', ThankYouPart, () => ({ always: true }));

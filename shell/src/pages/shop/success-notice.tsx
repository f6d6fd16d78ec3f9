import type { PublicProduct } from '@lectern/api-client';
import { Card, LinkButton } from '@lectern/ui';
import { styled } from 'styled-components';
import { thankYouAddress } from '../../browser/payment-return.js';
import type { ShopWords } from './shop.words.js';

const Notice = styled(Card)`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  margin-bottom: var(--space-6);
  border-left: 4px solid var(--color-success);
  h2 {
    font-size: var(--text-heading-3);
  }
`;

interface SuccessNoticeProps {
  words: ShopWords;
  clientSecret: string | null;
  /** Undefined if the payment was made on another page: assumes files, as for most products. */
  product: PublicProduct | undefined;
}

/** Shown at a bank's return address without proof of payment: the purchase, if any, can be found by email. */
export function NoProofNotice({ words }: Pick<SuccessNoticeProps, 'words'>) {
  return (
    <Notice role="status">
      <h2 tabIndex={-1}>{words.noProof.heading}</h2>
      <p>{words.noProof.text}</p>
      <LinkButton href="/find-my-books">{words.noProof.linkLabel}</LinkButton>
    </Notice>
  );
}

export function SuccessNotice({ words, clientSecret, product }: SuccessNoticeProps) {
  const isFiles = hasFiles(product);
  return (
    <Notice role="status">
      <Thanks words={words} isFiles={isFiles} />
      {clientSecret && isFiles ? (
        <LinkButton href={thankYouAddress(clientSecret)}>{words.successLinkLabel}</LinkButton>
      ) : null}
    </Notice>
  );
}

const InSheet = styled.div`
  align-self: center;
  h2 {
    font-size: var(--text-heading-3);
  }
  p {
    margin-top: var(--space-1);
    line-height: 1.45;
  }
`;

/** The same in the sheet of the payment, beside the cover. */
export function SuccessText({ words, product }: Pick<SuccessNoticeProps, 'words' | 'product'>) {
  return (
    <InSheet role="status">
      <Thanks words={words} isFiles={hasFiles(product)} />
    </InSheet>
  );
}

const hasFiles = (product: PublicProduct | undefined) => (product?.type ?? 'ebook') === 'ebook';

function Thanks({ words, isFiles }: { words: ShopWords; isFiles: boolean }) {
  return (
    <>
      <h2 tabIndex={-1}>{isFiles ? words.successHeading : words.orderedHeading}</h2>
      <p>{isFiles ? words.successText : words.orderedText}</p>
    </>
  );
}

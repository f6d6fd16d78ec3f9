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
  const { successHeading, successText, successLinkLabel, orderedHeading, orderedText } = words;
  const isFiles = (product?.type ?? 'ebook') === 'ebook';
  return (
    <Notice role="status">
      <h2 tabIndex={-1}>{isFiles ? successHeading : orderedHeading}</h2>
      <p>{isFiles ? successText : orderedText}</p>
      {clientSecret && isFiles ? (
        <LinkButton href={thankYouAddress(clientSecret)}>{successLinkLabel}</LinkButton>
      ) : null}
    </Notice>
  );
}

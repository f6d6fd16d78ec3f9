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
  /** Unknown where the payment comes from another page: files, as nearly all are. */
  product: PublicProduct | undefined;
}

/** At the return address of a bank without a proof of payment: what was bought, if anything, is found by email. */
export function NoProofNotice({ words }: Pick<SuccessNoticeProps, 'words'>) {
  return (
    <Notice role="status">
      <h2 tabIndex={-1}>{words.noProof.heading}</h2>
      <p>{words.noProof.text}</p>
      <LinkButton href="/find-my-books">{words.noProof.linkLabel}</LinkButton>
    </Notice>
  );
}

/** After the payment: thanks, and the way to the downloads where the proof is at hand. */
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

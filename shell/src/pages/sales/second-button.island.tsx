import type { MoneyFormat } from '@lectern/money';
import { Button, Card, Price } from '@lectern/ui';
import { styled } from 'styled-components';

import { island } from '../../islands/island.js';
import { usePurchaseForm } from './purchase-form.js';
import type { SalesWords } from './sales.words.js';

const SecondSheet = styled(Card)`
  display: grid;
  gap: var(--space-2);
  border-left: 0.3125rem solid var(--color-accent);
  background: var(--color-background);
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: var(--space-2);
`;

const Amount = styled(Price)`
  font-size: var(--text-heading-3);
`;

const MutedNote = styled.p`
  color: var(--color-muted);
`;

interface SecondButtonProps {
  words: SalesWords['labels']['secondButton'];
  priceCents: number;
  money: MoneyFormat;
  priceNote: string | null;
}

/** A card with a second purchase button, which uses the checkout's name and email fields. */
function SecondButtonPart({ words, priceCents, money, priceNote }: SecondButtonProps) {
  const { canBuy, isBusy, step, press } = usePurchaseForm();
  const { heading, text, buyLabel, busyLabel, hints } = words;
  return (
    <SecondSheet>
      <Head>
        <h3>{heading}</h3>
        <Amount cents={priceCents} money={money} />
      </Head>
      {priceNote ? <MutedNote>{priceNote}</MutedNote> : null}
      <MutedNote>{text}</MutedNote>
      <Button
        $wide
        data-buy=""
        disabled={!canBuy}
        aria-busy={isBusy}
        aria-describedby="second-button-hint"
        onClick={press}
      >
        {isBusy ? busyLabel : buyLabel}
      </Button>
      <MutedNote id="second-button-hint" data-open-only="" hidden={canBuy || isBusy}>
        {hints[step]}
      </MutedNote>
    </SecondSheet>
  );
}

export const SecondButton = island('second-button', SecondButtonPart);

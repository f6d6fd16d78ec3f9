import type { PublicProduct } from '@lectern/api-client';
import { Button, Card, Price } from '@lectern/ui';
import { styled } from 'styled-components';
import { usePurchaseForm } from './purchase-form.js';
import type { SalesWords } from './sales.words.js';

const Sheet = styled(Card)`
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

const Muted = styled.p`
  color: var(--color-muted);
`;

/** A card with a button of its own that buys with the name and address in the checkout's fields. */
export function SecondButton({ words, product }: { words: SalesWords; product: PublicProduct }) {
  const { canBuy, isBusy, press } = usePurchaseForm();
  const { heading, text, buyLabel, busyLabel, hint } = words.labels.secondButton;
  return (
    <Sheet>
      <Head>
        <h3>{heading}</h3>
        <Amount cents={product.price} />
      </Head>
      <Muted>{text}</Muted>
      <Button
        $wide
        disabled={!canBuy}
        aria-busy={isBusy}
        aria-describedby="second-button-hint"
        onClick={press}
      >
        {isBusy ? busyLabel : buyLabel}
      </Button>
      <Muted id="second-button-hint" hidden={canBuy || isBusy}>
        {hint}
      </Muted>
    </Sheet>
  );
}

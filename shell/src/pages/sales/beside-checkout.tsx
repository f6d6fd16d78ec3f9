import type { PublicProduct } from '@lectern/api-client';
import { Card, Icon, Button, Price } from '@lectern/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { FormatCards, FormatsText } from '../../books/format-cards.js';
import { usePurchaseForm } from './purchase-form.js';
import type { SalesWords, SectionProps } from './sales.words.js';
const Column = styled.div`
  display: grid;
  gap: var(--space-5);
`;

const Sheet = styled(Card)`
  background: var(--color-background);
`;

const Ticks = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin-top: var(--space-2);
  li {
    display: grid;
    grid-template-columns: 1.75rem 1fr;
  }
  svg {
    margin-top: 0.2em;
    color: var(--color-accent);
  }
`;

const Muted = styled.p`
  margin-top: var(--space-half);
  color: var(--color-muted);
`;

type BesidePart = SectionProps<'buy'>['section']['beside'][number];

interface BesideProps {
  words: SalesWords;
  parts: readonly BesidePart[];
  product: PublicProduct | undefined;
}

/** What stands beside the checkout, as the book's content chooses it. */
export function Beside({ words, parts, product }: BesideProps) {
  return (
    <Column>
      {parts.map((part) => {
        const Part = besideParts[part];
        return part === 'second-button' && !product ? null : (
          <div key={part}>
            <Part words={words} product={product} />
          </div>
        );
      })}
    </Column>
  );
}

type PartProps = Omit<BesideProps, 'parts'>;

const besideParts: Record<BesidePart, (props: PartProps) => ReactNode> = {
  'second-button': ({ words, product }) =>
    product ? <SecondButton words={words} product={product} /> : null,
  includes: ({ words }) => (
    <Sheet>
      <h3>{words.labels.includesHeading}</h3>
      <TickList entries={words.includes} />
    </Sheet>
  ),
  formats: Formats,
  guarantee: ({ words }) => (
    <>
      <h3>{words.labels.guaranteeHeading}</h3>
      <Muted>{words.guarantee}</Muted>
    </>
  ),
  features: ({ words }) => (
    <>
      <h3>{words.labels.featuresHeading}</h3>
      <TickList entries={words.features.map(({ title }) => title)} />
    </>
  ),
};

function TickList({ entries }: { entries: readonly string[] }) {
  return (
    <Ticks>
      {entries.map((entry) => (
        <li key={entry}>
          <Icon name="check" />
          {entry}
        </li>
      ))}
    </Ticks>
  );
}

function Formats({ words, product }: PartProps) {
  const { formats } = words;
  const hasBoth = product?.fileFormats.includes('epub') ?? true;
  return (
    <>
      <h3>{hasBoth ? formats.heading : words.labels.pdfOnlyText}</h3>
      {hasBoth ? <FormatsText>{formats.text}</FormatsText> : null}
      <FormatCards formats={hasBoth ? [formats.pdf, formats.epub] : [formats.pdf]} headingLevel="h4" />
    </>
  );
}

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

/** A card with a button of its own that buys with the name and address in the checkout's fields. */
function SecondButton({ words, product }: { words: SalesWords; product: PublicProduct }) {
  const { canBuy, isBusy, press } = usePurchaseForm();
  const { heading, text, buyLabel, busyLabel, hint } = words.labels.secondButton;
  return (
    <SecondSheet>
      <Head>
        <h3>{heading}</h3>
        <Amount cents={product.price} />
      </Head>
      <MutedNote>{text}</MutedNote>
      <Button
        $wide
        disabled={!canBuy}
        aria-busy={isBusy}
        aria-describedby="second-button-hint"
        onClick={press}
      >
        {isBusy ? busyLabel : buyLabel}
      </Button>
      <MutedNote id="second-button-hint" hidden={canBuy || isBusy}>
        {hint}
      </MutedNote>
    </SecondSheet>
  );
}

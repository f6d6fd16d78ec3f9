import { useFrameWords } from '../../site-data.js';
import type { PublicProduct } from '@lectern/api-client';
import { Card, Icon } from '@lectern/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { FormatCards, FormatsText } from '../../books/format-cards.js';
import type { SalesWords, SectionProps } from './sales.words.js';
import { SecondButton } from './second-button.island.js';
import { soldFormats } from './sold-formats.js';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
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

export function Beside({ words, parts, product }: BesideProps) {
  return (
    <Column>
      {parts.map((part) => {
        const Part = besideParts[part];
        const isEmpty =
          (part === 'second-button' && !product) || (part === 'includes' && words.includes.length === 0);
        return isEmpty ? null : (
          <div key={part}>
            <Part words={words} product={product} />
          </div>
        );
      })}
    </Column>
  );
}

type PartProps = Omit<BesideProps, 'parts'>;

function SecondBuy({ words, product }: PartProps) {
  const { money, priceNote } = useFrameWords();
  if (!product) return null;
  return (
    <SecondButton
      words={words.labels.secondButton}
      priceCents={product.price}
      money={money}
      priceNote={priceNote}
    />
  );
}

const besideParts: Record<BesidePart, (props: PartProps) => ReactNode> = {
  'second-button': SecondBuy,
  includes: ({ words }) => (
    <Sheet>
      <h3>{words.labels.includesHeading}</h3>
      <Ticks>
        {words.includes.map((entry) => (
          <li key={entry}>
            <Icon name="check" />
            {entry}
          </li>
        ))}
      </Ticks>
    </Sheet>
  ),
  formats: Formats,
  guarantee: ({ words }) => (
    <>
      <h3>{words.labels.guaranteeHeading}</h3>
      <Muted>{words.guarantee}</Muted>
    </>
  ),
};

function Formats({ words, product }: PartProps) {
  const { formats } = words;
  const sold = soldFormats(product);
  const hasBoth = sold.length > 1;
  const heading = sold.includes('epub') ? formats.epub.title : words.labels.pdfOnlyText;
  return (
    <>
      <h3>{hasBoth ? formats.heading : heading}</h3>
      {hasBoth ? <FormatsText>{formats.text}</FormatsText> : null}
      <FormatCards formats={sold.map((format) => formats[format])} headingLevel="h4" />
    </>
  );
}

import { Card, Container, from, Icon, Price, SectionHeading, VisuallyHidden } from '@lectern/ui';
import { Fragment, useId } from 'react';
import { styled } from 'styled-components';
import type { SectionProps } from './sales.words.js';

const Section = styled.section`
  padding-block: var(--space-10) var(--space-6);
`;

const List = styled.ul`
  display: grid;
  column-gap: var(--space-6);
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Retailer = styled.a`
  display: grid;
  grid-template-columns: 1fr auto 1.25rem;
  align-items: center;
  gap: 0 var(--space-2);
  min-height: 4rem;
  padding-block: var(--space-1);
  border-top: 1px solid var(--color-line);
  color: var(--color-ink);
  font: 500 1rem/1.35 var(--font-control);
  text-decoration: none;
  svg {
    color: var(--color-muted);
  }
  &:hover {
    color: var(--color-accent);
  }
`;

const Format = styled.span`
  display: block;
  color: var(--color-muted);
  font-weight: 400;
  font-size: 0.9375rem;
`;

/** A card for the one shop, or the two, that a book has besides. */
const Sheet = styled(Card)`
  max-width: 46rem;
  border-top: 0.3125rem solid var(--color-accent);
  ul {
    grid-template-columns: 1fr;
  }
`;

/** Links to other shops, each with its own price. */
export function Retailers({ words, section }: SectionProps<'retailers'>) {
  const { labels, retailers } = words;
  const { shops, formats, look, heading = labels.retailersHeading, text = labels.retailersText } = section;
  const id = useId();
  const Frame = look === 'card' ? Sheet : Fragment;
  return (
    <Section aria-labelledby={id}>
      <Container>
        <Frame>
          <SectionHeading id={id} intro={text}>
            {heading}
          </SectionHeading>
          <List>
            {retailers
              .filter(
                ({ name, format }) => (shops?.includes(name) ?? true) && (formats?.includes(format) ?? true),
              )
              .map(({ name, url, format, priceCents }) => (
                <li key={name + format}>
                  <Retailer href={url} target="_blank" rel="noopener">
                    <span>
                      {name}
                      <Format>{format}</Format>
                    </span>
                    {priceCents === null ? labels.retailerNoPriceText : <Price cents={priceCents} />}
                    <Icon name="outside" />
                    <VisuallyHidden>({labels.newTabText})</VisuallyHidden>
                  </Retailer>
                </li>
              ))}
          </List>
        </Frame>
      </Container>
    </Section>
  );
}

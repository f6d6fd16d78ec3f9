import { Container, from, Icon, Price, SectionHeading, VisuallyHidden } from '@lectern/ui';
import { styled } from 'styled-components';
import type { SalesWords } from './sales.words.js';

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

export function Retailers({ words }: { words: SalesWords }) {
  const { retailersHeading, retailersText, retailerNoPriceText } = words.labels;
  return (
    <Section aria-labelledby="retailers-title">
      <Container>
        <SectionHeading id="retailers-title" intro={retailersText}>
          {retailersHeading}
        </SectionHeading>
        <List>
          {words.retailers.map(({ name, url, format, priceCents }) => (
            <li key={name + format}>
              <Retailer href={url} target="_blank" rel="noopener">
                <span>
                  {name}
                  <Format>{format}</Format>
                </span>
                {priceCents === null ? retailerNoPriceText : <Price cents={priceCents} />}
                <Icon name="outside" />
                <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
              </Retailer>
            </li>
          ))}
        </List>
      </Container>
    </Section>
  );
}

import { formatCents } from '@lectern/money';
import type { CheckoutOptions } from '@lectern/widget-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, typeface } from '@lectern/widget-look';
import { offerLine } from '../goods.js';

/** What is sold, in which formats, for how much. */
export function Offer({ options }: { options: CheckoutOptions }): ReactNode {
  return (
    <Header>
      <div>
        <Title>{options.productTitle}</Title>
        <Formats>{offerLine(options)}</Formats>
      </div>
      <Price>{formatCents(options.priceCents)}</Price>
    </Header>
  );
}

const Header = styled.header`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: first baseline;
  gap: 16px;
`;

const Title = styled.p`
  margin: 0;
  font: 560 1.25rem/1.25 ${typeface.title};
  text-wrap: balance;
`;

const Formats = styled.p`
  margin: 4px 0 0;
  color: ${color.muted};
  font-size: 0.9375rem;
  font-weight: 500;
`;

const Price = styled.p`
  margin: 0;
  font: 520 2.25rem/1 ${typeface.title};
  letter-spacing: -0.02em;
  font-variant-numeric: lining-nums;
  @container widget (inline-size < 20rem) {
    font-size: 1.75rem;
  }
`;

import { Price } from '@lectern/ui';
import { styled } from 'styled-components';

import { useFrameWords } from '../site-data.js';

/** A price in the site's currency. Not in islands, which get `money` as a property. */
export function SitePrice(props: { cents: number; className?: string }) {
  return <Price money={useFrameWords().money} {...props} />;
}

const Note = styled.small`
  display: block;
  color: var(--color-muted);
  font: 400 0.8125rem/1.35 var(--font-control);
`;

/** Note on value-added tax below a price of this shop, if the law asks for one. */
export function PriceNote() {
  const { priceNote } = useFrameWords();
  return priceNote === null ? null : <Note>{priceNote}</Note>;
}

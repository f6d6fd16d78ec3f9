import { Container } from '@lectern/ui';
import { styled } from 'styled-components';

import { useSite } from '../../site-data.js';
import { Shop } from './shop.island.js';
import type { ShopWords } from './shop.words.js';

const Page = styled(Container)`
  padding-block: var(--space-6) var(--space-10);
  /* Without script, fields and buttons would not work. */
  @media (scripting: none) {
    form,
    button,
    a[href^='#'] {
      display: none;
    }
  }
`;

export function ShopPage({ words }: { words: ShopWords }) {
  const { data, frame } = useSite();
  return (
    <Page>
      <Shop words={words} products={data.products} contactEmail={frame.contact.email} />
    </Page>
  );
}

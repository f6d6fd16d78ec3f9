import { Container } from '@lectern/ui';
import { styled } from 'styled-components';

import { EmptyNotice } from '../../layout/empty-notice.js';
import * as m from '../../messages.en.js';
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

const Heading = styled.h1`
  margin-bottom: var(--space-4);
`;

export function ShopPage({ words }: { words: ShopWords }) {
  const { data, frame } = useSite();
  if (words.books.length === 0 && data.products.length === 0)
    return (
      <Page>
        <Heading>{words.heading}</Heading>
        <EmptyNotice words={m.books.none} />
      </Page>
    );
  return (
    <Page>
      <Shop words={words} products={data.products} contactEmail={frame.contact.email} />
    </Page>
  );
}

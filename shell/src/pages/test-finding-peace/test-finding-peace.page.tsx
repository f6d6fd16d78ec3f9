import type { PageWords } from '@lectern/catalogue';
import { Container, LinkButton } from '@lectern/ui';
import { styled } from 'styled-components';

import { SitePrice } from '../../books/site-price.js';
import { SiteLink } from '../../layout/site-link.js';
import { productById, useSiteData } from '../../site-data.js';
import { ButtonRow } from '../../layout/button-row.js';

const Column = styled(Container)`
  max-width: calc(var(--measure) + 2 * var(--gutter));
  padding-block: var(--space-8) var(--space-10);
`;

const Intro = styled.p`
  margin-top: var(--space-3);
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-1) var(--space-4);
  margin-block: var(--space-4);
  dt {
    color: var(--color-muted);
  }
  dd {
    margin: 0;
  }
`;

const productId = 'finding-peace-ebook';

export function TestFindingPeacePage({ words }: { words: PageWords<'test-finding-peace'> }) {
  const { heading, intro, labels, notForSale, links } = words;
  const product = productById(useSiteData(), productId);
  return (
    <Column>
      <h1>{heading}</h1>
      <Intro>{intro}</Intro>
      {product ? (
        <Facts>
          <dt>{labels.title}</dt>
          <dd>{product.title}</dd>
          <dt>{labels.price}</dt>
          <dd>
            <SitePrice cents={product.price} />
          </dd>
          <dt>{labels.formats}</dt>
          <dd>{product.fileFormats.join(', ')}</dd>
          <dt>{labels.id}</dt>
          <dd>{product.id}</dd>
        </Facts>
      ) : (
        <p>{notForSale}</p>
      )}
      <ButtonRow>
        {links.map(({ label, path }) => (
          <LinkButton key={path} as={SiteLink} href={path} $look="quiet">
            {label}
          </LinkButton>
        ))}
      </ButtonRow>
    </Column>
  );
}

import type { PublicProduct } from '@lectern/api-client';
import { from, VisuallyHidden } from '@lectern/ui';
import { styled } from 'styled-components';

import { excerpt } from '../../formats/excerpt.js';
import * as m from '../../messages.en.js';

const EXCERPT_CHARACTERS = 120;

const Excerpt = styled.p`
  color: var(--color-muted);
  font-size: 1rem;
  line-height: 1.45;
`;

const Whole = styled.details`
  font-size: 1rem;
  line-height: 1.45;
  p {
    color: var(--color-muted);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  ${from.desktop} {
    summary {
      min-height: 2rem;
    }
  }
`;

export function Description({ product: { title, description } }: { product: PublicProduct }) {
  const cut = excerpt(description, EXCERPT_CHARACTERS);
  const isWhole = cut === description.replaceAll(/\s+/g, ' ').trim();
  return (
    <>
      <Excerpt>{cut}</Excerpt>
      {isWhole ? null : (
        <Whole>
          <summary>
            {m.shop.description.more}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </summary>
          <p>{description}</p>
        </Whole>
      )}
    </>
  );
}

/** For a product without a page of its own. */
export function Accessibility({ product: { title, accessibility } }: { product: PublicProduct }) {
  if (!accessibility) return null;
  const { statements, summary } = accessibility;
  return (
    <Whole>
      <summary>
        {m.accessibility.heading}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </summary>
      <p>{[m.accessibility.source, ...statements, summary].filter(Boolean).join('\n')}</p>
    </Whole>
  );
}

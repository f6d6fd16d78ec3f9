import type { WrittenProduct } from '@lectern/api-client/admin';
import { Select } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Muted } from '../components/index.js';
import { useDebounced } from '../broadcasts/use-debounced.js';
import { products as m } from '../messages.js';

const settleMs = 500;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  iframe {
    width: 100%;
    height: min(44rem, 80vh);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-medium);
    background: var(--color-surface);
  }
`;

/**
 * URL of the product's page or shop card with unsaved text.
 * @param id of an existing product
 */
function previewUrl(
  look: 'shop' | 'page',
  { title, description, price, type }: WrittenProduct,
  formats: readonly string[],
  id?: string,
): string {
  const query = new URLSearchParams({ look, title, description, price: String(price), type });
  for (const format of formats) query.append('formats', format);
  if (id) query.append('id', id);
  return `/api/admin/product-preview?${query}`;
}

/** Scrolls to the card, which is below the checkout fields. */
const showCard = (frame: HTMLIFrameElement) =>
  frame.contentDocument?.querySelector('main section li')?.scrollIntoView({ block: 'center' });

interface ProductPreviewProps {
  words: WrittenProduct;
  formats: readonly string[];
  /** Undefined for a product that is not created yet. */
  id: string | undefined;
  hasPage: boolean;
}

/** Read-only preview with the unsaved form values. */
export function ProductPreview({ words, formats, id, hasPage }: ProductPreviewProps) {
  const [look, setLook] = useState<'shop' | 'page'>(hasPage ? 'page' : 'shop');
  const url = useDebounced(previewUrl(look, words, formats, id), settleMs);
  return (
    <Frame>
      {hasPage ? (
        <Select
          label={m.preview.show}
          value={look}
          options={{ page: m.preview.looks.page, shop: m.preview.looks.shop }}
          onValue={(next) => setLook(next as 'shop' | 'page')}
        />
      ) : null}
      <Muted>{m.preview.note}</Muted>
      <iframe
        title={m.preview.label}
        src={url}
        sandbox="allow-same-origin"
        onLoad={(event) => {
          if (look === 'shop') showCard(event.currentTarget);
        }}
      />
    </Frame>
  );
}

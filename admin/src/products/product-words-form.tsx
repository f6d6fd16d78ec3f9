import type { AdminProduct } from '@lectern/api-client/admin';
import { Button, Form } from '@lectern/ui/kit';
import { useState } from 'react';
import { api } from '../api.js';
import { DiscardDraft, Muted, useDraftStore, useForm } from '../components/index.js';
import { missingIn, ProductFields, typedOf, type TypedProduct, writtenOf } from './product-fields.js';
import { ProductPreview } from './product-preview.js';
import { cacheProduct, productDraft, refetchProduct } from './products-data.js';
import { products as m } from '../messages.js';

const isSame = (typed: TypedProduct, { title, description, price, type }: AdminProduct): boolean => {
  const words = writtenOf(typed);
  return (
    words.title === title && words.description === description && words.price === price && words.type === type
  );
};

export function ProductWordsForm({ product }: { product: AdminProduct }) {
  const form = useForm({
    saved: typedOf(product),
    version: product.version,
    check: missingIn,
    differs: (typed) => !isSame(typed, product),
    drafts: useDraftStore(productDraft(product.id)),
    send: (typed, version) =>
      api.PUT('/api/admin/products/{id}', {
        params: { path: { id: product.id } },
        body: { ...writtenOf(typed), version },
      }),
    onSaved: cacheProduct,
    readAgain: async () => {
      const now = await refetchProduct(product.id);
      return { values: typedOf(now), version: now.version };
    },
  });
  const { values: words, isChanged, isBusy, isConflict } = form;
  const [isLooking, setIsLooking] = useState(false);
  return (
    <Form
      label={m.edit.title}
      state={form}
      submit={m.edit.submit}
      busy={m.edit.busy}
      isIdle={!isChanged || isConflict}
      more={
        <>
          {isConflict ? (
            <>
              <Button disabled={isBusy} onClick={() => void form.takeUp('mine')}>
                {m.edit.conflict.keepMine}
              </Button>
              <Button disabled={isBusy} onClick={() => void form.takeUp('theirs')}>
                {m.edit.conflict.useTheirs}
              </Button>
            </>
          ) : null}
          <Button aria-expanded={isLooking} onClick={() => setIsLooking(!isLooking)}>
            {isLooking ? m.preview.close : m.preview.button}
          </Button>
          {isChanged ? <DiscardDraft state={form} /> : <Muted role="status">{m.edit.saved}</Muted>}
        </>
      }
    >
      <ProductFields
        place={product.pagePath === null ? 'shop' : 'own-page'}
        words={words}
        missing={form.errors}
        disabled={isBusy}
        onChange={form.change}
      />
      {isLooking ? (
        <ProductPreview
          words={writtenOf(words)}
          formats={product.fileFormats}
          id={product.id}
          hasPage={product.pagePath !== null}
        />
      ) : null}
    </Form>
  );
}

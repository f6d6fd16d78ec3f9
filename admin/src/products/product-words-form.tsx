import type { AdminProduct } from '@lectern/api-client/admin';
import { Button, Form } from '@lectern/ui/kit';
import { useState } from 'react';
import { api } from '../api.js';
import { products as m } from '../messages.js';
import { FormStatus, SavingNotices, useSavedForm } from '../saving/index.js';
import {
  isSameProduct,
  missingIn,
  ProductFields,
  typedOf,
  typedText,
  type TypedProduct,
  writtenOf,
} from './product-fields.js';
import { ProductPreview } from './product-preview.js';
import { cacheProduct, productCopy, refetchProduct } from './products-data.js';

const savedOf = (product: AdminProduct) => ({
  ...{ value: typedOf(product), revision: product.version },
  ...{ savedAt: product.savedAt, who: product.savedBy ?? '' },
});

export function ProductWordsForm({ product }: { product: AdminProduct }) {
  const form = useSavedForm<TypedProduct, AdminProduct>({
    name: productCopy(product.id),
    saved: savedOf(product),
    savedOf,
    isSame: isSameProduct,
    check: missingIn,
    load: async () => savedOf(await refetchProduct(product.id)),
    send: (typed, version) =>
      api.PUT('/api/admin/products/{id}', {
        params: { path: { id: product.id } },
        body: { ...writtenOf(typed), version },
      }),
    onSaved: cacheProduct,
  });
  const { values: words, isChanged, isBusy, saving } = form;
  const [isLooking, setIsLooking] = useState(false);
  return (
    <Form
      label={m.edit.title}
      state={form}
      submit={m.edit.submit}
      busy={m.edit.busy}
      isIdle={!isChanged || saving.theirs !== null}
      more={
        <>
          <Button aria-expanded={isLooking} onClick={() => setIsLooking(!isLooking)}>
            {isLooking ? m.preview.close : m.preview.button}
          </Button>
          <FormStatus form={form} />
        </>
      }
    >
      <SavingNotices saving={saving} textOf={typedText} />
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

import { ApiError, changeProduct, type AdminProduct } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, ButtonRow, ErrorMessage, focusField, Muted, useLeaveWarning } from '../components/index.js';
import { missingIn, ProductFields, typedOf, type TypedProduct, writtenOf } from './product-fields.js';
import { ProductPreview } from './product-preview.js';
import { productNow, readProductAgain } from './products-data.js';

const isSame = (typed: TypedProduct, { title, description, price, type }: AdminProduct): boolean => {
  const words = writtenOf(typed);
  return (
    words.title === title && words.description === description && words.price === price && words.type === type
  );
};

/** What is typed of a product, which saved version it began from, and the way to save it. */
function useProductWords(product: AdminProduct, save: typeof changeProduct) {
  // Undefined while nothing is typed: then the form shows what is saved, whoever has saved it.
  const [typed, setTyped] = useState<{ words: TypedProduct; version: number } | undefined>();
  const [hasTried, setHasTried] = useState(false);
  const words = typed?.words ?? typedOf(product);
  const saving = useMutation({
    mutationFn: () => save(product.id, typed?.version ?? product.version, writtenOf(words)),
    onSuccess: (now) => {
      setTyped(undefined);
      setHasTried(false);
      productNow(now);
    },
  });
  const taking = useMutation({ mutationFn: () => readProductAgain(product.id) });
  const isChanged = typed !== undefined && !isSame(words, product);
  useLeaveWarning(isChanged);
  const { error } = saving;
  const conflict =
    error instanceof ApiError && error.problem?.code === 'COMMERCE.PRODUCT_CHANGED' ? error.detail : null;

  return {
    words,
    missing: hasTried ? missingIn(words) : {},
    isChanged,
    isBusy: saving.isPending || taking.isPending,
    conflict,
    error: error ?? taking.error,
    write: (change: Partial<TypedProduct>) =>
      setTyped((before) => ({
        words: { ...(before?.words ?? typedOf(product)), ...change },
        version: before?.version ?? product.version,
      })),
    save: () => {
      setHasTried(true);
      const [first] = Object.keys(missingIn(words));
      if (first) focusField(first);
      else if (isChanged && !saving.isPending) saving.mutate();
    },
    /** After a conflict: goes on from how it stands on the server, with one's own words or with those. */
    takeUp: async (whose: 'mine' | 'theirs') => {
      const now = await taking.mutateAsync().catch(() => undefined);
      if (!now) return;
      setTyped(whose === 'mine' ? { words, version: now.version } : undefined);
      saving.reset();
    },
  };
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

/** The words of a product, changed and looked at before they are saved. */
export function ProductWordsForm({ product }: { product: AdminProduct }) {
  const { words, missing, isChanged, isBusy, conflict, error, ...form } = useProductWords(
    product,
    changeProduct,
  );
  const [isLooking, setIsLooking] = useState(false);
  return (
    <Form
      noValidate
      aria-label="Words and price"
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <ProductFields words={words} missing={missing} disabled={isBusy} onChange={form.write} />
      {conflict ? (
        <>
          <ErrorMessage error={conflict} />
          <ButtonRow>
            <Button disabled={isBusy} onClick={() => void form.takeUp('mine')}>
              Go on with my words
            </Button>
            <Button disabled={isBusy} onClick={() => void form.takeUp('theirs')}>
              Take what was saved there
            </Button>
          </ButtonRow>
        </>
      ) : error ? (
        <ErrorMessage error={error} />
      ) : null}
      <ButtonRow>
        <Button
          type="submit"
          kind="main"
          busy={isBusy && 'Saving…'}
          disabled={!isChanged || conflict !== null}
        >
          Save
        </Button>
        <Button aria-expanded={isLooking} onClick={() => setIsLooking(!isLooking)}>
          {isLooking ? 'Close the preview' : 'Preview'}
        </Button>
        <Muted role="status">{isChanged ? 'Not saved yet.' : 'Everything is saved.'}</Muted>
      </ButtonRow>
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

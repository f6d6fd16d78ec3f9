import { ApiError, type changeProduct, type DeskProduct } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../data.js';
import { focusFirst } from './focus-first.js';
import { missingIn, typedOf, type TypedProduct, writtenOf } from './product-fields.js';
import { productNow, readProductAgain } from './products-data.js';
import { useLeaveWarning } from './use-leave-warning.js';

const isSame = (typed: TypedProduct, { title, description, price, type }: DeskProduct): boolean => {
  const words = writtenOf(typed);
  return (
    words.title === title && words.description === description && words.price === price && words.type === type
  );
};

/** What is typed of a product, which saved version it began from, and the way to save it. */
export function useProductWords(product: DeskProduct, save: typeof changeProduct) {
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
    trouble: error ? sentenceOf(error) : taking.error ? sentenceOf(taking.error) : null,
    write: (change: Partial<TypedProduct>) =>
      setTyped((before) => ({
        words: { ...(before?.words ?? typedOf(product)), ...change },
        version: before?.version ?? product.version,
      })),
    save: () => {
      setHasTried(true);
      const [first] = Object.keys(missingIn(words));
      if (first) focusFirst(first);
      else if (isChanged && !saving.isPending) saving.mutate();
    },
    /** After a conflict: goes on from how it stands on the server, with her words or with those. */
    takeUp: async (whose: 'mine' | 'theirs') => {
      const now = await taking.mutateAsync().catch(() => undefined);
      if (!now) return;
      setTyped(whose === 'mine' ? { words, version: now.version } : undefined);
      saving.reset();
    },
  };
}

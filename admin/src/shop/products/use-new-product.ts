import { ApiError, createProduct, type NewProduct, type SoldFile } from '@lectern/api-client/admin';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { sentenceOf } from '../../data.js';
import { showToast } from '../../parts/index.js';
import { focusFirst } from './focus-first.js';
import { missingIn, type TypedProduct, writtenOf } from './product-fields.js';
import { productNow } from './products-data.js';
import { useLeaveWarning } from './use-leave-warning.js';
import { useUpload } from './use-upload.js';

const MISSING_FILES = 'Please upload at least one digital file for ebooks';
const nothing: TypedProduct = { title: '', description: '', dollars: '', type: 'ebook' };

/** With its status, as errors are shown on this site; where none came, that. */
const messageOf = (error: Error) => (error instanceof ApiError ? error.message : sentenceOf(error));

/** The form of a new product: what is typed, what is missing, and the way to the server. */
export function useNewProduct() {
  const [, navigate] = useLocation();
  const [words, setWords] = useState(nothing);
  const [files, setFiles] = useState<SoldFile[]>([]);
  const [isPublished, setIsPublished] = useState(true);
  const [hasTried, setHasTried] = useState(false);
  const { sending, share, cancel } = useUpload<NewProduct>({
    send: createProduct,
    onDone: (product) => {
      productNow(product);
      showToast({
        title: 'Product Created',
        description: 'Product has been successfully added to the store',
        tone: 'success',
      });
      navigate(`/${encodeURIComponent(product.id)}`, { replace: true });
    },
    onFailed: (error) =>
      showToast({
        title: 'Error',
        description: `Failed to create product: ${messageOf(error)}`,
        tone: 'destructive',
      }),
  });
  const isBook = words.type === 'ebook';
  const isWanting = isBook && files.length === 0;
  const missing = hasTried ? missingIn(words) : {};
  const isTyped = words !== nothing || files.length > 0;
  useLeaveWarning(isTyped && !sending.isSuccess);

  function submit(): void {
    if (sending.isPending) return;
    sending.reset();
    setHasTried(true);
    const [first] = Object.keys(missingIn(words));
    if (isWanting) showToast({ title: 'Missing Files', description: MISSING_FILES, tone: 'destructive' });
    if (first || isWanting) return focusFirst(first ?? 'files');
    sending.mutate({ ...writtenOf(words), files: isBook ? files : [], isPublished });
  }

  return {
    words,
    files,
    isPublished,
    missing,
    filesMissing: hasTried && isWanting ? MISSING_FILES : null,
    trouble: sending.error && sending.error.name !== 'Cancelled' ? sentenceOf(sending.error) : null,
    busy: sending.isPending,
    share,
    write: (change: Partial<TypedProduct>) => setWords((before) => ({ ...before, ...change })),
    setFiles,
    setIsPublished,
    cancel,
    submit,
  };
}

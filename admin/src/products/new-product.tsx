import { ApiError, createProduct, type NewProduct, type SoldFile } from '@lectern/api-client/admin';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import {
  Button,
  ButtonRow,
  EmptyState,
  errorMessage,
  ErrorMessage,
  focusField,
  LineLink,
  PageHeading,
  showFailure,
  showSuccess,
  useLeaveWarning,
} from '../components/index.js';
import { products as m } from '../messages.js';
import { say } from '../say.js';
import { useStaff } from '../sign-in/session.js';
import { FilePicker, UploadProgress, useUpload, wasCancelled } from './file-picker.js';
import { missingIn, ProductFields, type TypedProduct, writtenOf } from './product-fields.js';
import { ProductPreview } from './product-preview.js';
import { productNow } from './products-data.js';
import { SetupGuide } from './setup-guide.js';

const MISSING_FILES = m.pleaseUploadAtLeast;
const nothing: TypedProduct = { title: '', description: '', dollars: '', type: 'ebook' };

/** With its status, as errors are shown on this site; where none came, that. */
const messageOf = (error: Error) => (error instanceof ApiError ? error.message : errorMessage(error));

/** The form of a new product: what is typed, what is missing, and the way to the server. */
function useNewProduct() {
  const [, navigate] = useLocation();
  const [words, setWords] = useState(nothing);
  const [files, setFiles] = useState<SoldFile[]>([]);
  const [isPublished, setIsPublished] = useState(true);
  const [hasTried, setHasTried] = useState(false);
  const { sending, share, cancel } = useUpload<NewProduct>({
    send: createProduct,
    onDone: (product) => {
      productNow(product);
      showSuccess(m.productCreated, m.productHasBeenSuccessfully);
      navigate(`/${encodeURIComponent(product.id)}`, { replace: true });
    },
    onFailed: (error) => showFailure(m.error, say(m.failedToCreateProduct, { error: messageOf(error) })),
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
    if (isWanting) showFailure(m.missingFiles, MISSING_FILES);
    if (first || isWanting) return focusField(first ?? 'files');
    sending.mutate({ ...writtenOf(words), files: isBook ? files : [], isPublished });
  }

  return {
    words,
    files,
    isPublished,
    missing,
    filesMissing: hasTried && isWanting ? MISSING_FILES : null,
    error: wasCancelled(sending.error) ? null : sending.error,
    busy: sending.isPending,
    share,
    write: (change: Partial<TypedProduct>) => setWords((before) => ({ ...before, ...change })),
    setFiles,
    setIsPublished,
    cancel,
    submit,
  };
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  @media (min-width: 70rem) {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-3);
  max-width: 44rem;
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 2.75rem;
  input {
    width: 1.5rem;
    height: 1.5rem;
    accent-color: var(--color-accent);
  }
`;

/** The form of a new product, with what helps to fill it in. */
export function NewProductPage() {
  const publishId = useId();
  const mayWrite = useStaff().may.includes('products.write');
  const { words, files, isPublished, missing, filesMissing, error, busy, ...form } = useNewProduct();
  const [isLooking, setIsLooking] = useState(false);
  if (!mayWrite) {
    return (
      <>
        <PageHeading title={m.addAProduct} />
        <EmptyState title={m.thisIsTheOwners}>{m.soldAtWhichPrice}</EmptyState>
      </>
    );
  }
  return (
    <>
      <LineLink href="/">{m.allProducts}</LineLink>
      <PageHeading title={m.addAProduct} lead={m.standsYourShopAs} />
      <Layout>
        <Form
          noValidate
          aria-label={m.newProduct}
          onSubmit={(event) => {
            event.preventDefault();
            form.submit();
          }}
        >
          <ProductFields words={words} missing={missing} disabled={busy} onChange={form.write} />
          {words.type === 'ebook' ? (
            <FilePicker
              label={m.digitalFiles}
              files={files}
              disabled={busy}
              error={filesMissing}
              onChange={form.setFiles}
            />
          ) : null}
          <Choice htmlFor={publishId}>
            <input
              id={publishId}
              type="checkbox"
              checked={isPublished}
              disabled={busy}
              onChange={(event) => form.setIsPublished(event.target.checked)}
            />
            {m.putOnSaleAt}
          </Choice>
          <ErrorMessage error={error} />
          {busy ? <UploadProgress share={form.share} onCancel={form.cancel} /> : null}
          <ButtonRow>
            <Button kind="main" type="submit" busy={busy && m.creating}>
              {m.createProduct}
            </Button>
            <Button aria-expanded={isLooking} onClick={() => setIsLooking(!isLooking)}>
              {isLooking ? m.closeThePreview : m.preview}
            </Button>
          </ButtonRow>
          {isLooking ? (
            <ProductPreview
              words={writtenOf(words)}
              formats={files.map(({ format }) => format)}
              id={undefined}
              hasPage={false}
            />
          ) : null}
        </Form>
        <SetupGuide />
      </Layout>
    </>
  );
}

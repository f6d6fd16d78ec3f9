import { ApiError } from '@lectern/api-client/admin';
import { Button, Cancelled, CheckField, errorMessage, Form } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { EmptyState, LineLink, PageHeading, showFailure, showSuccess } from '../components/index.js';
import { products as m } from '../messages.js';
import { FormStatus, SavingNotices, unsent, useSavedForm } from '../saving/index.js';
import { say } from '../say.js';
import { useStaff } from '../sign-in/session.js';
import { FilePicker, UploadProgress, useUpload } from './file-picker.js';
import { missingIn, ProductFields, type TypedProduct, typedText, writtenOf } from './product-fields.js';
import { ProductPreview } from './product-preview.js';
import { cacheProduct, NEW_PRODUCT_COPY } from './products-data.js';
import { createProduct, type SoldFile } from './send-files.js';
import { SetupGuide } from './setup-guide.js';

interface NewProduct extends TypedProduct {
  isPublished: boolean;
}

const nothing = unsent<NewProduct>({
  ...{ title: '', description: '', typedPrice: '', type: 'ebook' },
  isPublished: true,
});

/** A choice alone is not worth a copy. */
const isSame = (one: NewProduct, other: NewProduct): boolean =>
  (['title', 'description', 'typedPrice'] as const).every((name) => one[name].trim() === other[name].trim());

/**
 * The error's text with its status code, as elsewhere on the site; without a response, the error's own text.
 */
const messageOf = (error: Error) => (error instanceof ApiError ? error.message : errorMessage(error));

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  @media (min-width: 70rem) {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

const Sheet = styled(Form)`
  gap: var(--space-3);
  max-width: 44rem;
`;

export function NewProductPage() {
  const mayWrite = useStaff().may.includes('products.write');
  const [, navigate] = useLocation();
  const { upload, share, cancel } = useUpload();
  // Too large for a copy in this browser.
  const [files, setFiles] = useState<SoldFile[]>([]);
  const state = useSavedForm({
    name: NEW_PRODUCT_COPY,
    saved: nothing,
    savedOf: () => nothing,
    isSame,
    check: (words) => {
      const isMissing = words.type === 'ebook' && files.length === 0;
      if (isMissing) showFailure(m.new.missingFiles, m.form.errors.files);
      return { ...missingIn(words), ...(isMissing ? { files: m.form.errors.files } : {}) };
    },
    send: ({ isPublished, ...words }) => {
      const product = { ...writtenOf(words), files: words.type === 'ebook' ? files : [], isPublished };
      return upload((options) => createProduct(product, options)).catch((error: Error) => {
        if (!(error instanceof Cancelled))
          showFailure(m.new.failed.title, say(m.new.failed.text, { error: messageOf(error) }));
        throw error;
      });
    },
    onSaved: (product) => {
      cacheProduct(product);
      showSuccess(m.new.created.title, m.new.created.text);
      navigate(`/${encodeURIComponent(product.id)}`, { replace: true });
    },
  });
  const { values, errors, isBusy, change } = state;
  const [isLooking, setIsLooking] = useState(false);
  if (!mayWrite) {
    return (
      <>
        <PageHeading title={m.page.new} />
        <EmptyState {...m.new.noAccess} />
      </>
    );
  }
  return (
    <>
      <LineLink href="/">{m.new.back}</LineLink>
      <PageHeading title={m.page.new} lead={m.new.lead} />
      <Layout>
        <Sheet
          label={m.new.title}
          state={state}
          submit={m.new.submit}
          busy={m.new.busy}
          more={
            <>
              <Button aria-expanded={isLooking} onClick={() => setIsLooking(!isLooking)}>
                {isLooking ? m.preview.close : m.preview.button}
              </Button>
              <FormStatus form={state} />
            </>
          }
        >
          <SavingNotices saving={state.saving} textOf={typedText} />
          <ProductFields place="shop" words={values} missing={errors} disabled={isBusy} onChange={change} />
          {values.type === 'ebook' ? (
            <FilePicker
              label={m.form.files}
              files={files}
              disabled={isBusy}
              error={errors['files'] ?? null}
              onChange={(chosen) => {
                setFiles(chosen);
                state.clearError('files');
              }}
            />
          ) : null}
          <CheckField
            label={m.form.onSale}
            checked={values.isPublished}
            disabled={isBusy}
            onChange={({ target }) => change({ isPublished: target.checked })}
          />
          {isBusy ? <UploadProgress share={share} onCancel={cancel} /> : null}
          {isLooking ? (
            <ProductPreview
              words={writtenOf(values)}
              formats={files.map(({ format }) => format)}
              id={undefined}
              hasPage={false}
            />
          ) : null}
        </Sheet>
        <SetupGuide />
      </Layout>
    </>
  );
}

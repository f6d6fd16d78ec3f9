import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { useStaff } from '../../session/desk-session.js';
import { Answers, Button, EmptyState, PageHeading, Trouble } from '../../parts/index.js';
import { FilePicker } from './file-picker.js';
import { ProductFields, writtenOf } from './product-fields.js';
import { ProductPreview } from './product-preview.js';
import { SetupGuide } from './setup-guide.js';
import { UploadProgress } from './upload-progress.js';
import { useNewProduct } from './use-new-product.js';

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

const Back = styled.p`
  margin-bottom: var(--space-1);
`;

/** The form of a new product, with what helps to fill it in. */
export function NewProductPage() {
  const publishId = useId();
  const mayWrite = useStaff().may.includes('products.write');
  const { words, files, isPublished, missing, filesMissing, trouble, busy, ...form } = useNewProduct();
  const [isLooking, setIsLooking] = useState(false);
  if (!mayWrite) {
    return (
      <>
        <PageHeading title="Add a product" />
        <EmptyState title="This is the owner’s">
          What is sold, and at which price, she decides herself.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <Back>
        <Link href="/">All products</Link>
      </Back>
      <PageHeading title="Add a product" lead="It stands in your shop as soon as it is created." />
      <Layout>
        <Form
          noValidate
          aria-label="New product"
          onSubmit={(event) => {
            event.preventDefault();
            form.submit();
          }}
        >
          <ProductFields words={words} missing={missing} disabled={busy} onChange={form.write} />
          {words.type === 'ebook' ? (
            <FilePicker
              label="Digital files *"
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
            Put it on sale at once
          </Choice>
          {trouble ? <Trouble text={trouble} /> : null}
          {busy ? <UploadProgress share={form.share} onCancel={form.cancel} /> : null}
          <Answers>
            <Button kind="main" type="submit" busy={busy && 'Creating…'}>
              Create Product
            </Button>
            <Button aria-expanded={isLooking} onClick={() => setIsLooking(!isLooking)}>
              {isLooking ? 'Close the preview' : 'Preview'}
            </Button>
          </Answers>
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

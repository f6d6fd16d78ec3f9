import { changeProduct, type DeskProduct } from '@lectern/api-client/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, Trouble } from '../../parts/index.js';
import { ProductFields, writtenOf } from './product-fields.js';
import { ProductPreview } from './product-preview.js';
import { useProductWords } from './use-product-words.js';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  p {
    color: var(--color-muted);
    font-size: 0.9375rem;
  }
`;

/** The words of a product, changed and looked at before they are saved. */
export function ProductWordsForm({ product }: { product: DeskProduct }) {
  const { words, missing, isChanged, isBusy, conflict, trouble, ...form } = useProductWords(
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
          <Trouble text={conflict} />
          <Answers>
            <Button disabled={isBusy} onClick={() => void form.takeUp('mine')}>
              Go on with my words
            </Button>
            <Button disabled={isBusy} onClick={() => void form.takeUp('theirs')}>
              Take what was saved there
            </Button>
          </Answers>
        </>
      ) : trouble ? (
        <Trouble text={trouble} />
      ) : null}
      <Answers>
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
        <p role="status">{isChanged ? 'Not saved yet.' : 'Everything is saved.'}</p>
      </Answers>
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

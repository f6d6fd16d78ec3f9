import type { AdminFile, AdminProduct, ProductEdition } from '@lectern/api-client/admin';
import { fileSizeText } from '@lectern/ui/formats';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, DataTable, EmptyState, Muted, Panel } from '../components/index.js';
import { localTime } from '../formats.js';
import { EditionForm } from './edition-form.js';
import { formatName, pastBuyersWords } from './product-words.js';

const Frame = styled.div`
  margin-top: var(--space-1);
  progress {
    display: block;
    width: 100%;
    max-width: 24rem;
    height: 0.625rem;
    accent-color: var(--color-accent);
  }
`;

type Readers = NonNullable<ProductEdition['readers']>;

/** How many of the past buyers have their email: `312 of 400 told`. */
function EditionProgress({ readers: { total, told, left } }: { readers: Readers }) {
  if (total === 0) return <Frame>Nobody had bought it before, so there was nobody to tell.</Frame>;
  const away = left > 0 ? ` ${left} had given it back meanwhile.` : '';
  const said = `${told.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} told.${away}`;
  return (
    <Frame>
      <p role="status">{said}</p>
      {told + left < total ? <progress value={told + left} max={total} aria-label={said} /> : null}
    </Frame>
  );
}

const Way = styled.p`
  margin-top: var(--space-2);
`;

const Earlier = styled.section`
  margin-top: var(--space-4);
  h3 {
    margin-bottom: var(--space-1);
    font-size: 1.0625rem;
  }
  li {
    padding-block: var(--space-2);
    border-top: 1px solid var(--color-line);
  }
  p {
    overflow-wrap: anywhere;
  }
`;

const Note = styled.p`
  white-space: pre-line;
`;

const sizeText = ({ sizeBytes }: AdminFile) => (sizeBytes === null ? 'Missing' : fileSizeText(sizeBytes));

function EditionLine({ edition }: { edition: ProductEdition }) {
  const { number, createdAt, note, files, pastBuyers, readers } = edition;
  return (
    <li>
      <strong>Edition {number}</strong>
      <Muted>
        {localTime(createdAt)}
        {number > 1 ? ` · ${pastBuyersWords[pastBuyers].done}` : ''}
      </Muted>
      {note ? <Note>{note}</Note> : null}
      {files.map(({ id, fileName, sha256 }) => (
        <Muted key={id}>
          {fileName}
          {sha256 ? `, SHA-256 ${sha256.slice(0, 16)}…` : ''}
        </Muted>
      ))}
      {readers ? <EditionProgress readers={readers} /> : null}
    </li>
  );
}

/** The files that are sold, the way to replace them, and what was sold before. */
export function Editions({ product, mayWrite }: { product: AdminProduct; mayWrite: boolean }) {
  const [isBringing, setIsBringing] = useState(false);
  return (
    <Panel aria-label="Files">
      <h2>Files</h2>
      <DataTable
        caption="The files that buyers get"
        rows={product.files}
        keyOf={({ id }) => id}
        columns={[
          { label: 'File', render: ({ fileName }) => fileName },
          { label: 'Format', render: ({ format }) => formatName(format) },
          { label: 'Size', render: sizeText, isNumber: true },
        ]}
        empty={
          <EmptyState title="No files yet">
            An e-book is sold with its files. Add them, and it can go on sale.
          </EmptyState>
        }
      />
      {mayWrite && !isBringing ? (
        <Way>
          <Button onClick={() => setIsBringing(true)}>
            {product.files.length > 0 ? 'Bring out a new edition' : 'Add files'}
          </Button>
        </Way>
      ) : null}
      {isBringing ? <EditionForm product={product} onClose={() => setIsBringing(false)} /> : null}
      {product.editions.length > 0 ? (
        <Earlier aria-label="Editions">
          <h3>Editions</h3>
          <ul>
            {product.editions.map((edition) => (
              <EditionLine key={edition.id} edition={edition} />
            ))}
          </ul>
        </Earlier>
      ) : null}
    </Panel>
  );
}

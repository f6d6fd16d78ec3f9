import { formatNumber } from '../shop.js';
import type { AdminFile, AdminProduct, ProductEdition } from '@lectern/api-client/admin';
import { fileSizeText } from '@lectern/ui/formats';
import { Button } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DataTable, EmptyState, Muted, Panel, Row, Written } from '../components/index.js';
import { localTime } from '../formats.js';
import { useCopiedNames } from '../saving/index.js';
import { EditionForm } from './edition-form.js';
import { FileAccessibility, FileName } from './file-facts.js';
import { formatName } from './product-words.js';
import { editionCopy } from './products-data.js';
import { say } from '../say.js';
import { products as m } from '../messages.js';

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

/** Progress of the emails to past buyers: `312 of 400 notified`. */
function EditionProgress({ readers: { total, told, left } }: { readers: Readers }) {
  if (total === 0) return <Frame>{m.editions.noBuyers}</Frame>;
  const away = left > 0 ? say(m.editions.refunded, { left }) : '';
  const said = say(m.editions.told, {
    told: formatNumber(told),
    total: formatNumber(total),
    away,
  });
  return (
    <Frame>
      <p role="status">{said}</p>
      {told + left < total ? <progress value={told + left} max={total} aria-label={said} /> : null}
    </Frame>
  );
}

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

const sizeText = ({ sizeBytes }: AdminFile) =>
  sizeBytes === null ? m.files.missing : fileSizeText(sizeBytes);

function EditionLine({ edition }: { edition: ProductEdition }) {
  const { number, createdAt, note, files, pastBuyers, readers } = edition;
  return (
    <li>
      <strong>{say(m.editions.edition, { number })}</strong>
      <Muted>
        {localTime(createdAt)}
        {number > 1 ? ` · ${m.pastBuyers.options[pastBuyers].done}` : ''}
      </Muted>
      {note ? <Written as="p">{note}</Written> : null}
      {files.map(({ id, fileName, sha256 }) => (
        <Muted key={id}>
          {fileName}
          {sha256 ? `, ${say(m.editions.fingerprint, { digits: sha256.slice(0, 16) })}` : ''}
        </Muted>
      ))}
      {readers ? <EditionProgress readers={readers} /> : null}
    </li>
  );
}

export function Editions({ product, mayWrite }: { product: AdminProduct; mayWrite: boolean }) {
  const hasCopy = useCopiedNames().includes(editionCopy(product.id));
  const [opened, setIsBringing] = useState<boolean>();
  // The form offers the copy; it stays open when the copy is gone.
  if (opened === undefined && hasCopy) setIsBringing(true);
  const isBringing = opened ?? hasCopy;
  return (
    <Panel aria-label={m.files.title}>
      <h2>{m.files.title}</h2>
      <DataTable
        caption={m.files.caption}
        rows={product.files}
        keyOf={({ id }) => id}
        columns={[
          { label: m.files.file, render: (file) => <FileName file={file} /> },
          { label: m.files.format, render: ({ format }) => formatName(format) },
          {
            label: m.files.pages,
            render: ({ pages }) => (pages === null ? '–' : formatNumber(pages)),
            isNumber: true,
          },
          { label: m.files.size, render: sizeText, isNumber: true },
        ]}
        empty={<EmptyState {...m.files.empty} />}
      />
      <FileAccessibility product={product} />
      {mayWrite && !isBringing ? (
        <Row as="p" $above={2}>
          <Button onClick={() => setIsBringing(true)}>
            {product.files.length > 0 ? m.edition.button : m.edition.addFiles}
          </Button>
        </Row>
      ) : null}
      {isBringing ? <EditionForm product={product} onClose={() => setIsBringing(false)} /> : null}
      {product.editions.length > 0 ? (
        <Earlier aria-label={m.editions.title}>
          <h3>{m.editions.title}</h3>
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

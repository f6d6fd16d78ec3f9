import { visuallyHidden } from '@lectern/ui';
import { Skeleton, VisuallyHidden } from '@lectern/ui/kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { components as m } from '../messages.js';

export interface Column<Row> {
  label: string;
  render: (row: Row) => ReactNode;
  isNumber?: boolean;
}

export interface DataTableProps<Row> {
  caption: string;
  /** The first column names the row: on a phone it is the heading of the card. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  empty: ReactNode;
}

const awaitedRows = 4;

/** A container query, not a media query. Words never break; wider tables scroll. */
const Room = styled.div`
  container-type: inline-size;
  overflow-x: auto;
`;

/** Explicit roles: some browsers drop the table semantics if rows are laid out as cards. */
const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  thead {
    ${visuallyHidden}
  }
  tr {
    display: grid;
    gap: var(--space-half);
    margin-bottom: var(--space-2);
    padding: var(--space-2);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-medium);
    background: var(--color-surface);
  }
  tbody th {
    font: 600 1rem/1.4 var(--font-control);
    text-align: left;
    overflow-wrap: break-word;
  }
  td {
    display: grid;
    grid-template-columns: minmax(6rem, 2fr) 5fr;
    gap: var(--space-1);
    padding: 0;
    overflow-wrap: break-word;
    > * {
      min-width: 0;
    }
    &::before {
      content: attr(data-label);
      color: var(--color-muted);
    }
  }
  @container (max-width: 39.99rem) {
    td:has(> span:empty) {
      display: none;
    }
  }
  @container (min-width: 40rem) {
    border: 1px solid var(--color-line);
    background: var(--color-surface);
    thead {
      all: revert;
    }
    tr {
      display: table-row;
      border: 0;
    }
    th,
    td {
      display: table-cell;
      padding: 0.75rem var(--space-2);
      border-bottom: 1px solid var(--color-line);
      text-align: left;
      vertical-align: middle;
      overflow-wrap: normal;
    }
    thead th {
      color: var(--color-muted);
      font: 600 0.8125rem/1.4 var(--font-control);
    }
    tbody th {
      font-size: 0.9375rem;
    }
    td::before {
      content: none;
    }
    [data-number] {
      text-align: right;
    }
    td[data-number] {
      white-space: nowrap;
    }
  }
`;

/**
 * The row's link covers the whole row: one accessible name, and the keyboard and middle button work as usual.
 * Other controls lie above it.
 */
const LinkedRows = styled(Table)`
  tbody tr:has(> th a) {
    position: relative;
    /* WebKit ignores the position of a table row: without this, its link covers the page. */
    transform: scale(1);
    &:hover {
      background: color-mix(in srgb, var(--color-ink) 4%, var(--color-surface));
    }
    > th a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    > th a:focus-visible {
      outline: none;
      &::after {
        outline: 3px solid var(--color-accent);
        outline-offset: -3px;
      }
    }
    > td :is(a, button, input, select, label) {
      position: relative;
      z-index: 1;
    }
  }
`;

const Caption = styled.caption`
  ${visuallyHidden}
`;

/** As long as a usual text or number, on the side where it will be. */
const CellShape = styled(Skeleton)<{ $isNumber: boolean }>`
  width: ${({ $isNumber }) => ($isNumber ? '4rem' : '75%')};
  max-width: 100%;
  @container (min-width: 40rem) {
    margin-inline-start: ${({ $isNumber }) => ($isNumber ? 'auto' : '0')};
  }
`;

/** Rows on a wide screen, cards on a phone, and placeholders for both while they load. */
export function DataTable<Row>({ caption, columns, rows, keyOf, empty }: DataTableProps<Row>) {
  if (rows?.length === 0) return empty;
  const lines = rows?.map((row) => ({ key: keyOf(row), cell: (column: Column<Row>) => column.render(row) }));
  const awaited = Array.from({ length: awaitedRows }, (_, n) => ({
    key: String(n),
    cell: ({ isNumber }: Column<Row>) => <CellShape $isNumber={isNumber ?? false} />,
  }));
  const [first, ...others] = columns;
  const marks = ({ isNumber }: Column<Row>) => (isNumber ? { 'data-number': '' } : {});
  return (
    <Room>
      <LinkedRows aria-busy={!rows}>
        <Caption>{caption}</Caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.label} role="columnheader" scope="col" {...marks(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {(lines ?? awaited).map(({ key, cell }) => (
            <tr key={key} role="row">
              <th role="rowheader" scope="row">
                {lines ? null : <VisuallyHidden>{m.table.loading}</VisuallyHidden>}
                {cell(first)}
              </th>
              {others.map((column) => (
                <td key={column.label} role="cell" data-label={column.label} {...marks(column)}>
                  <span>{cell(column)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </LinkedRows>
    </Room>
  );
}

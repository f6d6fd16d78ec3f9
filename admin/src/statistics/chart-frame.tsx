import type { ChartName, Measure, StatisticsRange } from '@lectern/api-client/admin';
import { ButtonLink, ErrorMessage, Icon, Loading } from '@lectern/ui/kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '../api.js';
import { BesideCover, type Column, DataTable, Panel } from '../components/index.js';
import { useStaff } from '../sign-in/session.js';
import type { useStatistics } from './statistics-data.js';
import { amount } from './statistics-words.js';
import { say } from '../say.js';
import { statistics as m } from '../messages.js';

export const ChartNote = styled.p`
  margin-top: var(--space-1);
  max-width: 68ch;
  color: var(--color-muted);
  font-size: 0.9375rem;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-1) var(--space-2);
  h2 {
    font-size: 1.25rem;
    line-height: 2.75rem;
  }
`;

const Body = styled.div`
  transition: opacity 140ms;
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;

interface ChartFrameProps {
  name: ChartName;
  title: string;
  range: StatisticsRange;
  statistics: ReturnType<typeof useStatistics>;
  children: ReactNode;
}

export function ChartFrame({ name, title, range, statistics, children }: ChartFrameProps) {
  const { data, error, isError, isPlaceholderData, refetch } = statistics;
  const mayExport = useStaff().may.includes('lists.export');
  return (
    <Panel aria-labelledby={`${name}-title`}>
      <Head>
        <h2 id={`${name}-title`}>{title}</h2>
        {mayExport && data ? (
          <ButtonLink
            href={addressOf(`/api/admin/figures/${name}.csv`, { query: range })}
            download
            aria-label={say(m.chart.download.label, { title })}
          >
            <Icon name="download" />
            {m.chart.download.button}
          </ButtonLink>
        ) : null}
      </Head>
      {isError ? (
        <ErrorMessage error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Body aria-busy={isPlaceholderData}>{children}</Body>
      ) : (
        <Loading label={say(m.chart.loading, { title })} heights={['18rem']} />
      )}
    </Panel>
  );
}

interface StatisticsRow {
  id: string;
  label: string;
  /** Null for rows that are not books. */
  coverSrc?: string | null;
  values: readonly number[];
}

interface StatisticsTableProps {
  caption: string;
  /** Heading of the first column: `Day`, `Book`. */
  firstLabel: string;
  measures: readonly Measure[];
  rows: readonly StatisticsRow[];
}

export const RowName = ({ label, coverSrc }: Pick<StatisticsRow, 'label' | 'coverSrc'>) =>
  coverSrc ? <BesideCover src={coverSrc}>{label}</BesideCover> : label;

export function StatisticsTable({ caption, firstLabel, measures, rows }: StatisticsTableProps) {
  const columns: [Column<StatisticsRow>, ...Column<StatisticsRow>[]] = [
    { label: firstLabel, render: (row) => <RowName {...row} /> },
    ...measures.map(({ label, unit }, n) => ({
      label,
      isNumber: true,
      render: ({ values }: StatisticsRow) => amount(values[n] ?? 0, unit),
    })),
  ];
  return <DataTable caption={caption} columns={columns} rows={rows} keyOf={({ id }) => id} empty={null} />;
}

import type { PeriodTotals, ReceiptBooks } from '@lectern/api-client/admin';
import { Async, Button, ButtonLink, Icon, Select } from '@lectern/ui/kit';
import { useState } from 'react';
import { addressOf } from '../api.js';
import { Facts, FieldRow, Heading, Note, Panel, Row, Stack } from '../components/index.js';
import { receipts as m } from '../messages.js';
import { counted, say } from '../say.js';
import { useStaff } from '../sign-in/session.js';
import { totalsFacts } from './period-totals.js';
import { lastMonth, lastQuarter, type Period, periodParts, periodWords } from './receipt-periods.js';
import { usePeriodTotals } from './receipts-data.js';

function Totals({ totals }: { totals: PeriodTotals }) {
  return (
    <Stack>
      <Facts look="grid" facts={totalsFacts(totals)} />
      <Note>{m.totals.payoutNote}</Note>
      {totals.feesOpen > 0 ? <Note role="status">{counted(totals.feesOpen, m.totals.feesOpen)}</Note> : null}
    </Stack>
  );
}

function PeriodTotalsOf({ period }: { period: Period }) {
  const { data, error, refetch } = usePeriodTotals(period);
  return (
    <section aria-label={say(m.totals.title, { period: periodWords(period) })}>
      <Async query={{ data, error, refetch }} label={m.totals.loading} heights={['6rem']}>
        {(totals) => <Totals totals={totals} />}
      </Async>
    </section>
  );
}

export function PeriodPanel({ books: { today, years } }: { books: ReceiptBooks }) {
  const mayExport = useStaff().may.includes('lists.export');
  const [period, setPeriod] = useState(() => lastMonth(today));
  const thisYear = Number(today.slice(0, 4));
  const known = new Set([thisYear, thisYear - 1, ...years.map(({ year }) => year)]);
  const sorted = [...known].toSorted((one, other) => other - one).map(String);
  return (
    <Panel aria-label={m.period.title}>
      <Stack>
        <Heading>{m.period.title}</Heading>
        <Note>{m.period.text}</Note>
        <Row>
          <Button onClick={() => setPeriod(lastMonth(today))}>{m.period.lastMonth}</Button>
          <Button onClick={() => setPeriod(lastQuarter(today))}>{m.period.lastQuarter}</Button>
        </Row>
        <FieldRow>
          <Select
            label={m.years.year}
            value={String(period.year)}
            options={sorted.map((year) => [year, year] as const)}
            onValue={(year) => setPeriod({ ...period, year: Number(year) })}
          />
          <Select
            label={m.period.part}
            value={period.part}
            options={periodParts}
            onValue={(part) => setPeriod({ ...period, part })}
          />
        </FieldRow>
        <PeriodTotalsOf period={period} />
        {mayExport ? (
          <div>
            <ButtonLink
              href={addressOf('/api/admin/receipts/export', {
                query: { year: String(period.year), part: period.part },
              })}
              download
            >
              <Icon name="download" />
              {say(m.period.download, { period: periodWords(period) })}
            </ButtonLink>
          </div>
        ) : null}
      </Stack>
    </Panel>
  );
}

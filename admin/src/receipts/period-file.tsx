import { type ReceiptBooks, receiptsFile } from '@lectern/api-client/admin';
import { Button, ButtonLink, Icon, Select } from '@lectern/ui/kit';
import { useState } from 'react';
import { FieldRow, Heading, Note, Panel, Row, Stack } from '../components/index.js';
import { receipts as m } from '../messages.js';
import { say } from '../say.js';
import { lastMonth, lastQuarter, periodParts, periodWords } from './receipt-periods.js';

/** Downloads the receipts of a month, a quarter or a year. */
export function PeriodFile({ books: { today, years } }: { books: ReceiptBooks }) {
  const [period, setPeriod] = useState(() => lastMonth(today));
  const thisYear = Number(today.slice(0, 4));
  const known = new Set([thisYear, thisYear - 1, ...years.map(({ year }) => year)]);
  const sorted = [...known].toSorted((one, other) => other - one).map(String);
  return (
    <Panel aria-label={m.file}>
      <Stack>
        <Heading>{m.file}</Heading>
        <Note>{m.periodText}</Note>
        <Row>
          <Button onClick={() => setPeriod(lastMonth(today))}>{m.lastMonth}</Button>
          <Button onClick={() => setPeriod(lastQuarter(today))}>{m.lastQuarter}</Button>
        </Row>
        <FieldRow>
          <Select
            label={m.year}
            value={String(period.year)}
            options={sorted.map((year) => [year, year] as const)}
            onValue={(year) => setPeriod({ ...period, year: Number(year) })}
          />
          <Select
            label={m.part}
            value={period.part}
            options={periodParts}
            onValue={(part) => setPeriod({ ...period, part })}
          />
        </FieldRow>
        <div>
          <ButtonLink href={receiptsFile(period.year, period.part)} download>
            <Icon name="download" />
            {say(m.downloadPeriod, { period: periodWords(period) })}
          </ButtonLink>
        </div>
      </Stack>
    </Panel>
  );
}

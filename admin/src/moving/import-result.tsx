import type { ImportBatch, ImportOutcome } from '@lectern/api-client/admin';
import { Button, ErrorMessage, Select } from '@lectern/ui/kit';
import { useState } from 'react';
import {
  DataTable,
  EmptyState,
  type Fact,
  Facts,
  Heading,
  Muted,
  Small,
  Stack,
  Status,
  type StatusTone,
} from '../components/index.js';
import { moving as m } from '../messages.js';
import { say } from '../say.js';
import { formatNumber } from '../shop.js';
import { useImportRows } from './moving-data.js';

const outcomes = Object.keys(m.outcomes) as ImportOutcome[];

const tones: Record<ImportOutcome, StatusTone> = {
  new: 'good',
  updated: 'good',
  unchanged: 'neutral',
  skipped: 'caution',
  refused: 'danger',
};

const textOf = (texts: Readonly<Record<string, string>>, code: string): string | undefined => texts[code];

function detailOf(code: string, params: Readonly<Record<string, unknown>> | null): string {
  const text = textOf(m.details, code) as '{place}' | undefined;
  return text && params ? say(text, params as { place: string }) : '';
}

/** An email address, or the place of a text: `wordpress:old.example.com:12` is `old.example.com/?p=12`. */
const sourceText = (sourceId: string): string =>
  sourceId.replace(/^wordpress:([^:]*):(\d+)$/, '$1/?p=$2').replace(/^(ghost|substack):/, '');

/** Numbers by result and by reason. */
export function ImportCounts({ batch }: { batch: ImportBatch }) {
  const { counts, options, kind, state } = batch;
  const isPlanned = state === 'checked' || batch.startedAt === null;
  const facts: Fact[] = outcomes.flatMap((outcome) => {
    const count = counts.outcomes[outcome] ?? 0;
    return count > 0 ? [[m.outcomes[outcome], formatNumber(count)] as const] : [];
  });
  const undone = Object.entries(m.undoOutcomes).map(([outcome, label]): Fact => [
    label,
    formatNumber(counts.undone[outcome] ?? 0),
  ]);
  const mapping = (options['mapping'] ?? {}) as Readonly<Record<string, string>>;
  const left = batch.columns.filter((column) => mapping[column] === 'ignore');
  const title = state === 'undone' ? m.result.undone : isPlanned ? m.result.planned : m.result.done;
  return (
    <Stack $gap={3}>
      <Heading>{title}</Heading>
      <Facts look="tiles" facts={state === 'undone' ? undone : facts} />
      {counts.reasons.length > 0 && state !== 'undone' ? (
        <Facts
          look="grid"
          facts={counts.reasons.map(({ outcome, code, count }): Fact => [
            `${m.outcomes[outcome]}: ${textOf(m.reasons, code) ?? code}`,
            formatNumber(count),
          ])}
        />
      ) : null}
      {left.length > 0 && isPlanned ? (
        <Muted>{say(m.result.left, { columns: left.join(', ') })}</Muted>
      ) : null}
      {kind === 'subscribers' ? <Muted>{m.result.subscribersNote}</Muted> : null}
      {kind === 'articles' ? <Muted>{m.result.articlesNote}</Muted> : null}
      {kind === 'customers' ? <Muted>{m.result.customersNote}</Muted> : null}
    </Stack>
  );
}

/** Every row of the files with its result. */
export function ImportRows({ batch }: { batch: ImportBatch }) {
  const [outcome, setOutcome] = useState<ImportOutcome | ''>('');
  const rows = useImportRows(batch, outcome);
  return (
    <Stack>
      <Heading>{m.rows.title}</Heading>
      <Select
        label={m.rows.filter}
        value={outcome}
        options={{ '': m.rows.all, ...m.outcomes }}
        onValue={(value) => setOutcome(value as ImportOutcome | '')}
      />
      <ErrorMessage error={rows.error} />
      <DataTable
        caption={m.rows.caption}
        rows={rows.items}
        keyOf={({ number }) => String(number)}
        columns={[
          { label: m.rows.place, render: ({ place }) => place },
          { label: m.rows.who, render: ({ sourceId }) => (sourceId ? sourceText(sourceId) : '–') },
          {
            label: m.rows.outcome,
            render: (row) => (
              <Status
                label={row.undone ? m.undoOutcomes[row.undone] : m.outcomes[row.outcome]}
                tone={row.undone ? 'neutral' : tones[row.outcome]}
              />
            ),
          },
          {
            label: m.rows.reason,
            render: ({ code, params }) =>
              code ? (
                <>
                  {textOf(m.reasons, code) ?? code}
                  <Small>{detailOf(code, params)}</Small>
                </>
              ) : null,
          },
        ]}
        empty={<EmptyState {...m.rows.empty} />}
      />
      {rows.hasNextPage ? (
        <div>
          <Button onClick={() => void rows.fetchNextPage()}>{m.rows.more}</Button>
        </div>
      ) : null}
    </Stack>
  );
}

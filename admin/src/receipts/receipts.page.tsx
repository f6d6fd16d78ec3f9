import type { ReceiptBooks } from '@lectern/api-client/admin';
import { formatCents } from '@lectern/money';
import { Async, Button, ButtonLink, ErrorMessage, Icon } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { addressOf, api } from '../api.js';
import {
  DataTable,
  EmptyState,
  Heading,
  LineLink,
  Note,
  PageHeading,
  Panel,
  showSuccess,
  Stack,
} from '../components/index.js';
import { receipts as m } from '../messages.js';
import { counted } from '../say.js';
import { useStaff } from '../sign-in/session.js';
import { PeriodPanel } from './period-panel.js';
import { ReceiptSettingsForm } from './receipt-settings-form.js';
import { booksAre, useReceiptBooks } from './receipts-data.js';

function Years({ years }: { years: ReceiptBooks['years'] }) {
  const mayExport = useStaff().may.includes('lists.export');
  return (
    <DataTable
      caption={m.byTheYear}
      rows={years}
      keyOf={({ year }) => String(year)}
      empty={<EmptyState title={m.noneYet}>{m.noneYetText}</EmptyState>}
      columns={[
        { label: m.year, render: ({ year }) => year },
        { label: m.receipts, render: ({ receipts }) => receipts, isNumber: true },
        { label: m.paid, render: ({ paidCents }) => formatCents(paidCents), isNumber: true },
        { label: m.creditNotes, render: ({ creditNotes }) => creditNotes, isNumber: true },
        { label: m.refunded, render: ({ refundedCents }) => formatCents(refundedCents), isNumber: true },
        { label: m.tax, render: ({ taxCents }) => formatCents(taxCents), isNumber: true },
        ...(mayExport
          ? [
              {
                label: m.file,
                render: ({ year }: ReceiptBooks['years'][number]) => (
                  <ButtonLink
                    href={addressOf('/api/admin/receipts/export', {
                      query: { year: String(year) },
                    })}
                    download={`receipts-${year}.csv`}
                  >
                    <Icon name="download" />
                    {m.downloadAsCsv}
                  </ButtonLink>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

function UnknownTaxes({ unknownTaxes }: { unknownTaxes: ReceiptBooks['unknownTaxes'] }) {
  const asking = useMutation({
    mutationFn: () => api.POST('/api/admin/receipts/ask-tax-again'),
    onSuccess: (now) => {
      booksAre(now);
      showSuccess(m.askedAgain);
    },
  });
  if (unknownTaxes.length === 0) return null;
  return (
    <Panel aria-label={m.taxNotKnown}>
      <Stack>
        <Heading>{m.taxNotKnown}</Heading>
        <Note>{m.taxNotKnownText}</Note>
        <DataTable
          caption={m.taxNotKnown}
          rows={unknownTaxes}
          keyOf={({ number }) => number}
          empty={null}
          columns={[
            {
              label: m.number,
              render: ({ number, orderId }) => (
                <LineLink href={`~/admin/shop/orders/${encodeURIComponent(orderId)}`}>{number}</LineLink>
              ),
            },
            { label: m.why, render: ({ problem }) => problem },
          ]}
        />
        <ErrorMessage error={asking.error} />
        <div>
          <Button onClick={() => asking.mutate()} busy={asking.isPending && m.asking}>
            {m.askAgain}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}

/** Totals of receipts, sales with unknown tax, and the seller's settings. */
export function ReceiptsPage() {
  const { data, error, refetch } = useReceiptBooks();
  return (
    <>
      <PageHeading title={m.receiptsAndTax} lead={m.lead} />
      <Async query={{ data, error, refetch }} label={m.booksOnTheirWay} heights={['9rem', '18rem']}>
        {(books) => (
          <Stack>
            {books.due > 0 ? <Note role="status">{counted(books.due, m.due)}</Note> : null}
            <Years years={books.years} />
            {books.years.length > 0 ? <PeriodPanel books={books} /> : null}
            <UnknownTaxes unknownTaxes={books.unknownTaxes} />
            <ReceiptSettingsForm books={books} />
          </Stack>
        )}
      </Async>
    </>
  );
}

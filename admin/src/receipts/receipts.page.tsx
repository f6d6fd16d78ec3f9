import { formatPrice } from '../shop.js';
import type { ReceiptBooks } from '@lectern/api-client/admin';
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
import { cacheBooks, useReceiptBooks } from './receipts-data.js';

function Years({ years }: { years: ReceiptBooks['years'] }) {
  const mayExport = useStaff().may.includes('lists.export');
  return (
    <DataTable
      caption={m.years.caption}
      rows={years}
      keyOf={({ year }) => String(year)}
      empty={<EmptyState {...m.empty} />}
      columns={[
        { label: m.years.year, render: ({ year }) => year },
        { label: m.totals.receipts, render: ({ receipts }) => receipts, isNumber: true },
        { label: m.totals.paid, render: ({ paidCents }) => formatPrice(paidCents), isNumber: true },
        { label: m.totals.creditNotes, render: ({ creditNotes }) => creditNotes, isNumber: true },
        {
          label: m.totals.refunded,
          render: ({ refundedCents }) => formatPrice(refundedCents),
          isNumber: true,
        },
        { label: m.totals.tax, render: ({ taxCents }) => formatPrice(taxCents), isNumber: true },
        ...(mayExport
          ? [
              {
                label: m.years.file,
                render: ({ year }: ReceiptBooks['years'][number]) => (
                  <ButtonLink
                    href={addressOf('/api/admin/receipts/export', {
                      query: { year: String(year) },
                    })}
                    download={`receipts-${year}.csv`}
                  >
                    <Icon name="download" />
                    {m.years.download}
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
      cacheBooks(now);
      showSuccess(m.unknownTax.asked);
    },
  });
  if (unknownTaxes.length === 0) return null;
  return (
    <Panel aria-label={m.unknownTax.title}>
      <Stack>
        <Heading>{m.unknownTax.title}</Heading>
        <Note>{m.unknownTax.text}</Note>
        <DataTable
          caption={m.unknownTax.title}
          rows={unknownTaxes}
          keyOf={({ number }) => number}
          empty={null}
          columns={[
            {
              label: m.unknownTax.number,
              render: ({ number, orderId }) => (
                <LineLink href={`~/admin/shop/orders/${encodeURIComponent(orderId)}`}>{number}</LineLink>
              ),
            },
            { label: m.unknownTax.why, render: ({ problem }) => problem },
          ]}
        />
        <ErrorMessage error={asking.error} />
        <div>
          <Button onClick={() => asking.mutate()} busy={asking.isPending && m.unknownTax.busy}>
            {m.unknownTax.askAgain}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}

export function ReceiptsPage() {
  const { data, error, refetch } = useReceiptBooks();
  return (
    <>
      <PageHeading title={m.page.title} lead={m.page.lead} />
      <Async query={{ data, error, refetch }} label={m.page.loading} heights={['9rem', '18rem']}>
        {(books) => (
          <Stack>
            {books.due > 0 ? <Note role="status">{counted(books.due, m.page.due)}</Note> : null}
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

import type { PaymentRecovery } from '@lectern/api-client/admin';
import { formatMoney } from '@lectern/money';
import { ErrorMessage, Field, Form } from '@lectern/ui/kit';
import { api } from '../../api.js';
import {
  DataTable,
  Heading,
  Moment,
  Muted,
  Panel,
  ProgressBar,
  showSuccess,
  Stack,
  useForm,
} from '../../components/index.js';
import { localInput, localTime } from '../../formats.js';
import { backups as m } from '../../messages.js';
import { counted, say } from '../../say.js';
import { locale } from '../../shop.js';
import { cacheRecovery, useRecovery } from './backups-data.js';
import { recoverySummary } from './recovery-summary.js';

function Progress({ recovery }: { recovery: PaymentRecovery }) {
  const { since, finishedAt, unreachableAt, isOfRestore, counts } = recovery;
  const summary = recoverySummary(counts);
  if (finishedAt) {
    const text = isOfRestore ? m.compare.ofRestore : m.compare.last;
    return <p>{say(text, { since: localTime(since), finished: localTime(finishedAt), summary })}</p>;
  }
  const running = say(m.compare.running, { since: localTime(since), summary });
  return (
    <Stack $gap={1}>
      <p>{running}</p>
      {unreachableAt ? <p>{m.compare.unreachable}</p> : <ProgressBar aria-label={running} />}
    </Stack>
  );
}

const Unresolved = ({ unresolved }: Pick<PaymentRecovery, 'unresolved'>) => (
  <DataTable
    caption={m.unresolved.caption}
    rows={unresolved}
    keyOf={({ paymentIntentId }) => paymentIntentId}
    empty={null}
    columns={[
      { label: m.unresolved.payment, render: ({ paymentIntentId }) => <code>{paymentIntentId}</code> },
      {
        label: m.unresolved.amount,
        render: ({ amount, currency }) => formatMoney(amount, { currency, locale: locale() }),
        isNumber: true,
      },
      { label: m.recent.when, render: ({ paidAt }) => <Moment at={paidAt} /> },
      {
        label: m.unresolved.card,
        render: ({ last4 }) => (last4 ? say(m.unresolved.cardEnding, { last4 }) : '–'),
      },
      { label: m.unresolved.why, render: ({ problem }) => m.unresolved.problems[problem] },
    ]}
  />
);

const yesterday = () => localInput(new Date(Date.now() - 86_400_000));

function CompareForm({ isRunning }: { isRunning: boolean }) {
  const state = useForm({
    saved: { since: yesterday() },
    required: { since: m.compare.hint },
    send: ({ since }) =>
      api.POST('/api/admin/payment-recoveries', { body: { since: new Date(since).toISOString() } }),
    onSaved: (now) => {
      cacheRecovery(now);
      showSuccess(m.compare.started);
    },
  });
  return (
    <Form
      label={m.compare.title}
      state={state}
      submit={m.compare.submit}
      busy={m.compare.busy}
      isIdle={isRunning}
    >
      <Field label={m.compare.since} type="datetime-local" hint={m.compare.hint} {...state.field('since')} />
    </Form>
  );
}

/** The latest comparison with Stripe, its open payments, and a form to start one. */
export function Comparison() {
  const { data, error, refetch } = useRecovery();
  const latest = data?.latest ?? null;
  const isRunning = latest !== null && !latest.finishedAt;
  return (
    <Panel aria-labelledby="compare">
      <Stack>
        <Heading id="compare">{m.compare.title}</Heading>
        <Muted>{m.compare.text}</Muted>
        <ErrorMessage error={data ? null : error} onRetry={() => void refetch()} />
        <div role="status">{latest ? <Progress recovery={latest} /> : null}</div>
        {latest && latest.counts.toSend > 0 ? <p>{counted(latest.counts.toSend, m.compare.toSend)}</p> : null}
        {latest && latest.unresolved.length > 0 ? <Unresolved unresolved={latest.unresolved} /> : null}
        <CompareForm isRunning={isRunning} />
      </Stack>
    </Panel>
  );
}

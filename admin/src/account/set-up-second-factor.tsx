import { CodeField, ErrorMessage, Form, Skeleton } from '@lectern/ui/kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { encode } from 'uqr';
import { api } from '../api.js';
import { useForm } from '../components/index.js';
import { queryClient } from '../query-client.js';
import { withProof } from './proof.js';
import { RecoveryCodes } from './recovery-codes.js';
import { account as m } from '../messages.js';

/** Black on white in both color schemes: many cameras read nothing else. */
const Frame = styled.svg`
  display: block;
  width: min(100%, 13rem);
  height: auto;
  padding: 0.5rem;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-small);
  background: #ffffff;
  shape-rendering: crispEdges;
`;

/** Path of the dark modules of a QR code: `M3 0h1v1h-1z`. */
const pathOf = (rows: readonly (readonly boolean[])[]) =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  return (
    <Frame viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={pathOf(data)} fill="#000000" />
    </Frame>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: var(--space-3);
  padding-left: 1.25rem;
  list-style: decimal;
  > li > * + * {
    margin-top: var(--space-1);
  }
`;

const Secret = styled.code`
  display: block;
  padding: var(--space-1);
  border-radius: var(--radius-small);
  background: var(--color-wash);
  font:
    500 1rem/1.6 ui-monospace,
    Menlo,
    Consolas,
    monospace;
  overflow-wrap: anywhere;
`;

/** A phone can't scan its own screen; a desktop has no app that opens this link. */
const AppLink = styled.a`
  display: none;
  align-items: center;
  min-height: 2.75rem;
  @media (pointer: coarse) {
    display: inline-flex;
  }
`;

/** Removed on unmount, so that the secret is not left in the cache. */
const offerKey = ['second-factor-offer'];

const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

interface SetUpProps {
  onTurnedOn?: () => void;
  onDone: () => void;
  onCancel?: () => void;
}

export function SetUpSecondFactor({ onTurnedOn, onDone, onCancel }: SetUpProps) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const offer = useQuery({
    queryKey: offerKey,
    queryFn: () => withProof(() => api.POST('/api/admin/account/second-factor')),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  useEffect(() => () => queryClient.removeQueries({ queryKey: offerKey }), []);
  const state = useForm({
    saved: { code: '' },
    required: { code: m.twoStep.setUp.byApp.error },
    send: async ({ code }) => {
      setCodes(
        (await api.POST('/api/admin/account/second-factor/confirm', { body: { code } })).recoveryCodes,
      );
      onTurnedOn?.();
    },
  });
  if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (offer.error && !offer.isFetching)
    return <ErrorMessage error={offer.error} onRetry={() => void offer.refetch()} />;
  if (!offer.data) return <Skeleton />;
  const { secret, uri } = offer.data;
  return (
    <Steps>
      <li>
        <p>{m.twoStep.setUp.byApp.open}</p>
      </li>
      <li>
        <p>{m.twoStep.setUp.byApp.scan}</p>
        <QrCode text={uri} label={m.twoStep.setUp.byApp.qrCode} />
        <AppLink href={uri}>{m.twoStep.setUp.byApp.link}</AppLink>
        <details>
          <summary>{m.twoStep.setUp.byApp.key}</summary>
          <Secret>{grouped(secret)}</Secret>
        </details>
      </li>
      <li>
        <Form
          state={state}
          submit={m.twoStep.setUp.byApp.submit}
          busy={m.proof.dialog.busy}
          onCancel={onCancel}
        >
          <CodeField
            {...state.free('code')}
            label={m.twoStep.setUp.byApp.code}
            inputMode="numeric"
            maxLength={9}
          />
        </Form>
      </li>
    </Steps>
  );
}

import { beginSecondFactor, confirmSecondFactor } from '@lectern/api-client/admin';
import { Field, Skeleton } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { queryClient, sentenceOf } from '../../data.js';
import { Button, Trouble } from '../../parts/index.js';
import { FormSheet } from '../../session/form-sheet.js';
import { useForm } from '../../session/use-form.js';
import { proved } from '../proof/proof.js';
import { QrCode } from './qr-code.js';
import { RecoveryCodes } from './recovery-codes.js';

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

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;

/** Not to be read from here by whoever comes after. */
const offerKey = ['second-factor-offer'];

/** In groups of four, as one types it. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

interface SetUpProps {
  /** It is on from now on. */
  onTurnedOn?: () => void;
  /** The recovery codes are put away, too. */
  onDone: () => void;
  onCancel?: () => void;
}

/** Setting up the second step: scan, confirm by a code, put the recovery codes away. */
export function SetUpSecondFactor({ onTurnedOn, onDone, onCancel }: SetUpProps) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const offer = useQuery({
    queryKey: offerKey,
    queryFn: () => proved(beginSecondFactor),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  useEffect(() => () => queryClient.removeQueries({ queryKey: offerKey }), []);
  const state = useForm({
    required: { code: 'Please enter the six digits of your app' },
    send: async ({ code = '' }) => {
      setCodes((await confirmSecondFactor(code)).recoveryCodes);
      onTurnedOn?.();
    },
  });
  if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (offer.error && !offer.isFetching)
    return <Trouble text={sentenceOf(offer.error)} onRetry={() => void offer.refetch()} />;
  if (!offer.data) return <Skeleton />;
  const { secret, uri } = offer.data;
  return (
    <Steps>
      <li>
        <p>
          Open an authenticator app on your telephone: the one that is there already (Passwords on an iPhone),
          or Google Authenticator, 2FAS, Aegis and others from the store.
        </p>
      </li>
      <li>
        <p>Scan this with it.</p>
        <QrCode text={uri} label="QR code for your authenticator app" />
        <details>
          <summary>Or type this key into the app</summary>
          <Secret>{grouped(secret)}</Secret>
        </details>
      </li>
      <li>
        <FormSheet
          state={state}
          button={
            <Ways>
              <Button kind="main" type="submit" busy={state.isBusy && 'Looking…'}>
                Turn it on
              </Button>
              {onCancel ? <Button onClick={onCancel}>Cancel</Button> : null}
            </Ways>
          }
        >
          <Field
            label="Enter the code that the app shows"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            error={state.faults['code'] ?? null}
          />
        </FormSheet>
      </li>
    </Steps>
  );
}

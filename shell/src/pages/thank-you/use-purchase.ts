import { ApiError, claimPurchase, type Purchase } from '@lectern/api-client';
import { isTimeout } from '@lectern/widget-kit';
import { useCallback, useEffect, useState } from 'react';

import { readPaymentReturn } from '../../browser/payment-return.js';
import { readSessionJson, saveInSession } from '../../islands/session-storage.js';
import { nextPollDelayMs } from './purchase-rules.js';

export type PurchaseState =
  | { step: 'reading' }
  | { step: 'nothing'; why?: string }
  | { step: 'processing' }
  | { step: 'slow' }
  | { step: 'failed' }
  | { step: 'refunded' }
  | { step: 'paused' }
  | { step: 'unreachable' }
  | { step: 'ready'; purchase: Purchase };

interface ClaimedPurchase {
  state: PurchaseState;
  product: string | null;
  restartPolling(): void;
}

export function usePurchase(): ClaimedPurchase {
  const [state, setState] = useState<PurchaseState>({ step: 'reading' });
  const [product, setProduct] = useState<string | null>(null);
  const [clientSecret, setClientSecret] = useState<string | null>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    const { clientSecret: proved, isFailed } = readPaymentReturn(history.state);
    const bought = new URLSearchParams(location.search).get('product');
    setProduct(bought);
    if (isFailed) return setState({ step: 'failed' });
    if (proved) storeProof({ product: bought, clientSecret: proved });
    const proof = proved ?? readProof(bought);
    if (proof === null) return setState({ step: 'nothing' });
    setClientSecret(proof);
  }, []);

  useEffect(() => {
    if (clientSecret === null) return;
    setState({ step: 'processing' });
    return poll(clientSecret, setState);
  }, [clientSecret, round]);

  const lookAgain = useCallback(() => setRound((before) => before + 1), []);
  return { state, product, restartPolling: lookAgain };
}

/** @returns stops polling */
function poll(clientSecret: string, show: (state: PurchaseState) => void): () => void {
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const later = (otherwise: PurchaseState) => {
    const waitMs = nextPollDelayMs(asked);
    if (waitMs === null) show(otherwise);
    else timer = setTimeout(ask, waitMs);
  };

  function ask(): void {
    asked += 1;
    claimPurchase(clientSecret).then(
      (purchase) => {
        if (stopped) return;
        if (purchase.status === 'processing') return later({ step: 'slow' });
        show(purchase.status === 'ready' ? { step: 'ready', purchase } : { step: purchase.status });
      },
      (error: unknown) => {
        if (stopped) return;
        // An unknown proof stays unknown; any other error may be temporary.
        if (error instanceof ApiError && error.status < 500 && error.status !== 429)
          show(error.status === 410 ? { step: 'nothing', why: error.detail } : { step: 'nothing' });
        else if (isTimeout(error)) show({ step: 'unreachable' });
        else later({ step: 'unreachable' });
      },
    );
  }

  ask();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

const memory = 'purchase';

interface StoredProof {
  product: string | null;
  clientSecret: string;
}

/** Stores the proof, so that the page can be opened again in this tab; the email has the links too. */
function storeProof(proof: StoredProof): void {
  saveInSession(memory, JSON.stringify(proof));
}

function readProof(product: string | null): string | null {
  const kept = readSessionJson<StoredProof>(memory);
  return kept && kept.product === product ? kept.clientSecret : null;
}

import type { AdminProduct, ProductAction } from '@lectern/api-client/admin';
import { Button, ConfirmDialog, ErrorMessage } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../api.js';
import { Row, Stack } from '../components/index.js';
import { cacheProduct } from './products-data.js';
import { say } from '../say.js';
import { formatPrice, leastPrice } from '../shop.js';
import { products as m } from '../messages.js';

const stepsOf: Record<AdminProduct['status'], readonly ProductAction[]> = {
  'on-sale': ['take-off-sale', 'put-away'],
  'off-sale': ['put-on-sale', 'put-away'],
  'to-come': ['release', 'put-away'],
  away: ['bring-back'],
};

/** Undo of each action; a release is final. */
const undoOf: Record<ProductAction, (before: AdminProduct['status']) => readonly ProductAction[]> = {
  'put-on-sale': () => ['take-off-sale'],
  'take-off-sale': () => ['put-on-sale'],
  'put-away': (before) => (before === 'on-sale' ? ['bring-back', 'put-on-sale'] : ['bring-back']),
  'bring-back': () => ['put-away'],
  release: () => [],
};

async function runSteps(id: string, steps: readonly ProductAction[]): Promise<AdminProduct | undefined> {
  let now: AdminProduct | undefined;
  for (const step of steps)
    now = await api.POST(`/api/admin/products/{id}/${step}`, { params: { path: { id } } });
  return now;
}

export function SaleActions({ product }: { product: AdminProduct }) {
  const [last, setLast] = useState<{ step: ProductAction; before: AdminProduct['status'] } | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const stepping = useMutation({
    mutationFn: ({ steps }: { steps: readonly ProductAction[]; isUndo: boolean }) =>
      runSteps(product.id, steps),
    onSuccess: (now, { steps: [step], isUndo }) => {
      setLast(isUndo || !step ? null : { step, before: product.status });
      setIsAsking(false);
      if (now) cacheProduct(now);
      // The pressed button was replaced by another.
      room.current?.focus();
    },
  });
  const busyWith = stepping.isPending ? stepping.variables.steps[0] : undefined;
  const undo = last ? undoOf[last.step](last.before) : [];
  return (
    <Stack ref={room} tabIndex={-1} role="group" aria-label={m.sale.label}>
      <Row>
        {stepsOf[product.status].map((step) => (
          <Button
            key={step}
            kind={step === 'put-on-sale' || step === 'release' ? 'main' : 'plain'}
            busy={busyWith === step && !isAsking && m.sale.busy}
            disabled={stepping.isPending}
            onClick={() =>
              step === 'release' ? setIsAsking(true) : stepping.mutate({ steps: [step], isUndo: false })
            }
          >
            {m.sale.actions[step]}
          </Button>
        ))}
      </Row>
      <Row role="status">
        {product.status === 'off-sale' && product.price < leastPrice() ? (
          <p>{say(m.sale.tooCheap, { least: formatPrice(leastPrice()) })}</p>
        ) : null}
        {last ? <p>{m.sale.done[last.step]}</p> : null}
        {undo.length > 0 ? (
          <Button
            kind="bare"
            disabled={stepping.isPending}
            onClick={() => stepping.mutate({ steps: undo, isUndo: true })}
          >
            {m.sale.undo}
          </Button>
        ) : null}
      </Row>
      {stepping.error && !isAsking ? <ErrorMessage error={stepping.error} /> : null}
      {isAsking ? (
        <ConfirmDialog
          title={say(m.release.title, { title: product.title })}
          confirmLabel={m.release.submit}
          busy={stepping.isPending && m.release.busy}
          error={stepping.error}
          onConfirm={() => stepping.mutate({ steps: ['release'], isUndo: false })}
          onCancel={() => {
            stepping.reset();
            setIsAsking(false);
          }}
        >
          <p>{m.release.text}</p>
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}

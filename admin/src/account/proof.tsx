import { ApiError, prove } from '@lectern/api-client/admin';
import { FormDialog, PasswordField } from '@lectern/ui/kit';
import { create } from 'zustand';
import { useForm } from '../components/index.js';
import { account as m } from '../messages.js';

interface Asked {
  /** Goes on with what waits for the proof. */
  onProved: () => void;
  onCancel: () => void;
}

/** What waits until the password was entered once more; null while nothing does. */
const useAskedProof = create<{ asked: Asked | null }>(() => ({ asked: null }));

const isWanted = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'ACCESS.PROOF_NEEDED';

/**
 * Makes a call, and where it is refused until the password was entered once more, asks for that and makes it again.
 * Whoever declines gets the refusal.
 */
export async function proved<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isWanted(error)) throw error;
    await new Promise<void>((resolve, reject) => {
      const refusal = error instanceof Error ? error : new Error('The call was refused.');
      useAskedProof.setState({ asked: { onProved: resolve, onCancel: () => reject(refusal) } });
    }).finally(() => useAskedProof.setState({ asked: null }));
    return call();
  }
}

/** Asks for the password once more, where something waits for it: a page that uses `proved` draws it once. */
export function ProofDialog() {
  const { asked } = useAskedProof();
  return asked ? <Asking onProved={asked.onProved} onCancel={asked.onCancel} /> : null;
}

function Asking({ onProved, onCancel }: { onProved: () => void; onCancel: () => void }) {
  const state = useForm({
    saved: { password: '' },
    required: { password: m.pleaseEnterYourPassword },
    send: async ({ password }) => {
      await prove(password);
      onProved();
    },
  });
  return (
    <FormDialog
      title={m.isItYou}
      note={m.thisChangesWhoCan}
      state={state}
      submit={m.itIsMe}
      busy={m.looking}
      onCancel={onCancel}
    >
      <PasswordField {...state.free('password')} isFirst />
    </FormDialog>
  );
}

import { ApiError } from '@lectern/api-client/admin';
import { create } from 'zustand';

interface Asked {
  /** Goes on with what waits for the proof. */
  onProved: () => void;
  onCancel: () => void;
}

/** What waits until the password was entered once more; null while nothing does. */
export const useAskedProof = create<{ asked: Asked | null }>(() => ({ asked: null }));

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

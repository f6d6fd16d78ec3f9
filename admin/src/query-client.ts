import { ApiError, isTimeout } from '@lectern/api-client/admin';
import { focusManager, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { sessionEnded, setUpAsked, useSession } from './sign-in/session.js';

const staleMs = 10_000;
const attempts = 3;

export const SIGNING_OUT = ['sign-out'];

/**
 * A refused call may mean that the session is over: then signing in is asked for, over the page as it stands. Or that
 * a second step has come to be asked of everybody.
 */
export function noticeRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) return;
  // Whoever is on their way out need not be asked back in.
  if (error.status === 401 && queryClient.isMutating({ mutationKey: SIGNING_OUT }) === 0) sessionEnded();
  if (error.problem?.code === 'ACCESS.SET_UP_FIRST') setUpAsked();
}

/** Retries a broken connection. An error of the API is an answer, and a timeout has taken its 20 s already. */
export const isWorthAnother = (failures: number, error: Error): boolean =>
  !(error instanceof ApiError) && !isTimeout(error) && failures < attempts - 1;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeRefusal }),
  mutationCache: new MutationCache({ onError: noticeRefusal }),
  defaultOptions: { queries: { staleTime: staleMs, retry: isWorthAnother }, mutations: { retry: false } },
});

// What looks again by itself waits, as in a tab behind another, until whoever was there has signed in again.
useSession.subscribe(({ status }) => focusManager.setFocused(status === 'ended' ? false : undefined));

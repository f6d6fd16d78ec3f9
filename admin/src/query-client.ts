import { ApiError, isTimeout } from '@lectern/api-client/admin';
import {
  focusManager,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
  type Updater,
} from '@tanstack/react-query';
import { requireSetUp, sessionEnded, useSession } from './sign-in/session.js';

const staleMs = 10_000;
const attempts = 3;

export const SIGNING_OUT = ['sign-out'];

/**
 * A 401 means that the session has expired: asks to sign in over the current page. A 403 may mean that a
 * second step is now required.
 */
export function noticeRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) return;
  // No sign-in prompt while the user signs out.
  if (error.status === 401 && queryClient.isMutating({ mutationKey: SIGNING_OUT }) === 0) sessionEnded();
  if (error.problem?.code === 'ACCESS.SET_UP_FIRST') requireSetUp();
}

/** Retries connection failures only. An API error is final, and a timeout has already taken 20 s. */
export const shouldRetry = (failures: number, error: Error): boolean =>
  !(error instanceof ApiError) && !isTimeout(error) && failures < attempts - 1;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeRefusal }),
  mutationCache: new MutationCache({ onError: noticeRefusal }),
  defaultOptions: { queries: { staleTime: staleMs, retry: shouldRetry }, mutations: { retry: false } },
});

/** Caches the answer to a change. Cancels a request that began before the change: its older answer would replace it. */
export function cacheAnswer<T>(queryKey: QueryKey, answer: Updater<T | undefined, T | undefined>): void {
  void queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, answer);
}

// Pauses automatic refetching, as in a background tab, until the user has signed in again.
useSession.subscribe(({ status }) => focusManager.setFocused(status === 'ended' ? false : undefined));

import { ApiError } from '@lectern/api-client/admin';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { sessionEnded, setUpAsked } from './sign-in/session.js';

const staleMs = 10_000;
const attempts = 3;

/**
 * A refused call may mean that the session is over: then signing in is asked for, over the page as it stands. Or that
 * a second step has come to be asked of everybody.
 */
function onError(error: Error): void {
  if (!(error instanceof ApiError)) return;
  if (error.status === 401) sessionEnded();
  if (error.problem?.code === 'ACCESS.SET_UP_FIRST') setUpAsked();
}

/** A server's no is an answer; no answer at all is asked for again. */
export const isWorthAnother = (failures: number, error: Error): boolean =>
  !(error instanceof ApiError) && failures < attempts - 1;

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: { queries: { staleTime: staleMs, retry: isWorthAnother }, mutations: { retry: false } },
});

/** What a person is told of a call that did not succeed: the server's sentence, or that none came. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError
    ? error.detail
    : 'The site did not answer. Please look at your connection and try again.';
}

/** For `useInfiniteQuery` over lists of the API that come a page at a time. */
export const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
};

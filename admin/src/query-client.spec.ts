import { ApiError } from '@lectern/api-client/admin';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { focusManager } from '@tanstack/react-query';

import { cacheAnswer, noticeRefusal, queryClient, SIGNING_OUT } from './query-client.js';
import { setSession, useSession } from './sign-in/session.js';

const eleanor = {
  name: 'Eleanor',
  email: 'e@example.com',
  role: 'owner' as const,
  language: 'en' as const,
  may: [],
};
const signIn = () =>
  setSession({
    signedIn: true,
    staff: eleanor,
    next: null,
    secondSteps: [],
    hasOwner: true,
  });
const refuse = () => noticeRefusal(new ApiError(401, undefined, 'Sign in first.'));
const status = () => useSession.getState().status;

describe('Expired session', () => {
  beforeEach(signIn);

  it('pauses refetching until the admin signs in again', () => {
    expect(focusManager.isFocused()).toBe(true);
    refuse();
    expect([status(), focusManager.isFocused()]).toEqual(['ended', false]);
    signIn();
    expect([status(), focusManager.isFocused()]).toEqual(['in', true]);
  });

  it('asks for no sign-in while the admin signs out', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const leaving = queryClient
      .getMutationCache()
      .build(queryClient, { mutationKey: SIGNING_OUT, mutationFn: () => answered });
    const left = leaving.execute(undefined);
    refuse();
    expect(status()).toBe('in');
    answer();
    await left;
    refuse();
    expect(status()).toBe('ended');
  });
});

describe('Answer to a change', () => {
  it('is not replaced by a request from before the change', async () => {
    let answer = (_text: string) => {};
    const queryFn = () => new Promise<string>((resolve) => (answer = resolve));
    const reading = queryClient.fetchQuery({ queryKey: ['page'], queryFn }).catch(() => undefined);
    cacheAnswer(['page'], 'new');
    answer('old');
    await reading;
    expect(queryClient.getQueryData(['page'])).toBe('new');
    expect(queryClient.isFetching()).toBe(0);
  });

  it('replaces the part of a cached value that changed', () => {
    queryClient.setQueryData(['numbers'], [1, 2]);
    cacheAnswer<number[]>(['numbers'], (numbers) => numbers?.filter((number) => number !== 1));
    expect(queryClient.getQueryData(['numbers'])).toEqual([2]);
  });
});

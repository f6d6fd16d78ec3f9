import { beforeEach, describe, expect, it } from '@jest/globals';
import { setSession, sessionEnded, requireSetUp, useSession } from './session.js';

const eleanor = {
  name: 'Eleanor',
  email: 'e@example.com',
  role: 'owner' as const,
  language: 'en' as const,
  may: [],
};
const status = () => useSession.getState().status;

describe('Dashboard session', () => {
  beforeEach(() =>
    setSession({
      signedIn: false,
      staff: null,
      next: null,
      secondSteps: [],
      hasOwner: true,
    }),
  );

  it('belongs to the user that the server reports', () => {
    expect(status()).toBe('out');
    setSession({
      signedIn: true,
      staff: eleanor,
      next: null,
      secondSteps: [],
      hasOwner: true,
    });
    expect(useSession.getState()).toEqual({ status: 'in', staff: eleanor });
  });

  it('keeps the user after it expires, so that the page can stay', () => {
    setSession({
      signedIn: true,
      staff: eleanor,
      next: null,
      secondSteps: [],
      hasOwner: true,
    });
    sessionEnded();
    expect(useSession.getState()).toEqual({ status: 'ended', staff: eleanor });
    setSession({
      signedIn: true,
      staff: eleanor,
      next: null,
      secondSteps: [],
      hasOwner: true,
    });
    expect(status()).toBe('in');
  });

  it('requires a second step from a signed-in user, and keeps the page of one who signs in again', () => {
    setSession({
      signedIn: true,
      staff: eleanor,
      next: null,
      secondSteps: [],
      hasOwner: true,
    });
    requireSetUp();
    expect(status()).toBe('set-up');
    sessionEnded();
    requireSetUp();
    expect(status()).toBe('ended');
  });

  it('does not expire for a visitor who had none', () => {
    sessionEnded();
    expect(status()).toBe('out');
  });

  it('reports whether an owner exists (O13)', () => {
    setSession({
      signedIn: false,
      staff: null,
      next: null,
      secondSteps: [],
      hasOwner: false,
    });
    expect(useSession.getState()).toMatchObject({ status: 'out', hasOwner: false });
  });

  it('is incomplete between the password and the second step', () => {
    setSession({
      signedIn: false,
      staff: null,
      next: 'second-step',
      secondSteps: ['app'],
      hasOwner: true,
    });
    expect(useSession.getState()).toEqual({
      status: 'second-step',
      staff: null,
      secondSteps: ['app'],
    });
  });

  it('stops at the setup of a required second step', () => {
    setSession({
      signedIn: true,
      staff: eleanor,
      next: 'set-up',
      secondSteps: [],
      hasOwner: true,
    });
    expect(useSession.getState()).toEqual({ status: 'set-up', staff: eleanor });
  });
});

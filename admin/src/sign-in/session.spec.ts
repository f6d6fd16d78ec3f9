import { beforeEach, describe, expect, it } from '@jest/globals';
import { arrive, sessionEnded, setUpAsked, useSession } from './session.js';

const eleanor = { name: 'Eleanor', email: 'e@example.com', role: 'owner' as const, may: [] };
const status = () => useSession.getState().status;

describe('the session of the dashboard', () => {
  beforeEach(() => arrive({ signedIn: false, staff: null, next: null, secondSteps: [], hasOwner: true }));

  it('is that of whoever the server knows', () => {
    expect(status()).toBe('out');
    arrive({ signedIn: true, staff: eleanor, next: null, secondSteps: [], hasOwner: true });
    expect(useSession.getState()).toEqual({ status: 'in', staff: eleanor });
  });

  it('keeps in mind who was there when the server knows it no more, so that their page can stay', () => {
    arrive({ signedIn: true, staff: eleanor, next: null, secondSteps: [], hasOwner: true });
    sessionEnded();
    expect(useSession.getState()).toEqual({ status: 'ended', staff: eleanor });
    arrive({ signedIn: true, staff: eleanor, next: null, secondSteps: [], hasOwner: true });
    expect(status()).toBe('in');
  });

  it('leads whoever is in to a second step that is asked of them, and leaves the page of whoever signs in anew', () => {
    arrive({ signedIn: true, staff: eleanor, next: null, secondSteps: [], hasOwner: true });
    setUpAsked();
    expect(status()).toBe('set-up');
    sessionEnded();
    setUpAsked();
    expect(status()).toBe('ended');
  });

  it('does not end for whoever had none', () => {
    sessionEnded();
    expect(status()).toBe('out');
  });

  it('knows whether there is an owner yet (O13)', () => {
    arrive({ signedIn: false, staff: null, next: null, secondSteps: [], hasOwner: false });
    expect(useSession.getState()).toMatchObject({ status: 'out', hasOwner: false });
  });

  it('is not there yet between the password and the second step', () => {
    arrive({ signedIn: false, staff: null, next: 'second-step', secondSteps: ['app'], hasOwner: true });
    expect(useSession.getState()).toEqual({
      status: 'second-step',
      staff: null,
      secondSteps: ['app'],
    });
  });

  it('goes no further where a second step has to be set up first', () => {
    arrive({ signedIn: true, staff: eleanor, next: 'set-up', secondSteps: [], hasOwner: true });
    expect(useSession.getState()).toEqual({ status: 'set-up', staff: eleanor });
  });
});

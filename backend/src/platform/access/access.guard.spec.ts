import 'reflect-metadata';

import { describe, expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';

import type { Configuration } from '../config/configuration.js';
import { DomainError } from '../http/domain-error.js';
import { AccessGuard } from './access.guard.js';
import { ForEveryone, Needs, NeedsProof, WhileSettingUp } from './needs.js';
import { mayDo, permissions, permissionsOf, type Role } from './permissions.js';
import type { Session } from './session.js';
import type { SessionCookie } from './session-cookie.js';
import type { Sessions } from './sessions.js';

class Letters {
  @Needs('letters.send')
  send() {}

  @ForEveryone()
  look() {}

  forgotten() {}

  @Needs('account.keep')
  @NeedsProof()
  lock() {}

  @Needs('account.keep')
  @WhileSettingUp()
  setUp() {}
}

/** What the guard says to a call of a route by somebody of a role: `pass`, or the code of its refusal. */
async function say(
  path: string,
  call: keyof Letters,
  role?: Role,
  given: Partial<Session> = {},
): Promise<string> {
  const found = role && {
    staff: { userId: '1', name: 'Ruth', email: 'ruth@example.com', role },
    session: { id: '1', isProved: true, mustSetUp: false, ...given },
  };
  const guard = new AccessGuard(
    new Reflector(),
    { find: async () => found } as unknown as Sessions,
    { read: () => undefined } as unknown as SessionCookie,
    { publicUrl: 'http://localhost:3000' } as Configuration,
  );
  const context = {
    getHandler: () => Letters.prototype[call],
    getClass: () => Letters,
    switchToHttp: () => ({
      getRequest: () => ({ headers: {}, route: { path } }),
      getResponse: () => ({ setHeader: () => undefined }),
    }),
  } as unknown as ExecutionContext;
  const outcome = await guard.canActivate(context).catch((error: unknown) => error);
  return outcome instanceof DomainError ? outcome.code : outcome === true ? 'pass' : 'an error';
}

describe('the guard of a call', () => {
  it('lets a role do what the table allows it, and no more', async () => {
    expect(await say('/api/admin/letters', 'send', 'owner')).toBe('pass');
    expect(await say('/api/admin/letters', 'send', 'helper')).toBe('ACCESS.NOT_ALLOWED');
    expect(await say('/api/admin/letters', 'send')).toBe('ACCESS.SIGNED_OUT');
  });

  it('refuses a call under /api/admin that names no need, even to the owner', async () => {
    expect(await say('/api/admin/letters', 'forgotten', 'owner')).toBe('ACCESS.NOT_ALLOWED');
    expect(await say('/api/admin/letters', 'forgotten')).toBe('ACCESS.SIGNED_OUT');
  });

  it('stands before a call that names a need, wherever it is', async () => {
    expect(await say('/api/elsewhere', 'send')).toBe('ACCESS.SIGNED_OUT');
  });

  it('stands in the way of no visitor', async () => {
    expect(await say('/api/products', 'forgotten')).toBe('pass');
    expect(await say('/api/administration', 'forgotten')).toBe('pass');
    expect(await say('/api/admin/me', 'look')).toBe('pass');
  });
});

describe('the guard of a session', () => {
  it('lets whoever has to set up a second step do that, and nothing else', async () => {
    const owner = (call: keyof Letters) => say('/api/admin/x', call, 'owner', { mustSetUp: true });
    expect(await owner('send')).toBe('ACCESS.SET_UP_FIRST');
    expect(await owner('lock')).toBe('ACCESS.SET_UP_FIRST');
    expect(await owner('setUp')).toBe('pass');
    expect(await owner('look')).toBe('pass');
  });

  it('asks for a fresh proof where it is changed how one proves who one is, and nowhere else', async () => {
    const owner = (call: keyof Letters) => say('/api/admin/x', call, 'owner', { isProved: false });
    expect(await owner('lock')).toBe('ACCESS.PROOF_NEEDED');
    expect(await owner('send')).toBe('pass');
    expect(await say('/api/admin/x', 'lock', 'helper')).toBe('pass');
  });
});

describe('the table of roles', () => {
  it('lets the owner do everything, and keeps from a helper what cannot be taken back', () => {
    expect(permissionsOf('owner')).toEqual(permissions);
    expect(mayDo('helper', 'letters.send')).toBe(false);
    expect(mayDo('helper', 'letters.write')).toBe(true);
  });
});

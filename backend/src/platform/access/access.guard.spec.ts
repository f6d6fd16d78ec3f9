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

class Broadcasts {
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

/** Calls a route with a role. @returns `pass`, or the error code */
async function callAs(
  path: string,
  call: keyof Broadcasts,
  role?: Role,
  state: Partial<Session> = {},
): Promise<string> {
  const found = role && {
    staff: { userId: '1', name: 'Ruth', email: 'ruth@example.com', role },
    session: { id: '1', isProved: true, mustSetUp: false, ...state },
  };
  const guard = new AccessGuard(
    new Reflector(),
    { find: async () => found } as unknown as Sessions,
    { read: () => undefined } as unknown as SessionCookie,
    { publicUrl: 'http://localhost:3000' } as Configuration,
  );
  const context = {
    getHandler: () => Broadcasts.prototype[call],
    getClass: () => Broadcasts,
    switchToHttp: () => ({
      getRequest: () => ({ headers: {}, route: { path } }),
      getResponse: () => ({ setHeader: () => undefined }),
    }),
  } as unknown as ExecutionContext;
  const outcome = await guard.canActivate(context).catch((error: unknown) => error);
  return outcome instanceof DomainError ? outcome.code : outcome === true ? 'pass' : 'an error';
}

describe('AccessGuard for a permission', () => {
  it('allows each role its permissions only', async () => {
    expect(await callAs('/api/admin/letters', 'send', 'owner')).toBe('pass');
    expect(await callAs('/api/admin/letters', 'send', 'helper')).toBe('ACCESS.NOT_ALLOWED');
    expect(await callAs('/api/admin/letters', 'send')).toBe('ACCESS.SIGNED_OUT');
  });

  it('rejects a call under /api/admin without a declared permission, even by the owner', async () => {
    expect(await callAs('/api/admin/letters', 'forgotten', 'owner')).toBe('ACCESS.NOT_ALLOWED');
    expect(await callAs('/api/admin/letters', 'forgotten')).toBe('ACCESS.SIGNED_OUT');
  });

  it('checks a declared permission on any path', async () => {
    expect(await callAs('/api/elsewhere', 'send')).toBe('ACCESS.SIGNED_OUT');
  });

  it('allows public calls', async () => {
    expect(await callAs('/api/products', 'forgotten')).toBe('pass');
    expect(await callAs('/api/administration', 'forgotten')).toBe('pass');
    expect(await callAs('/api/admin/me', 'look')).toBe('pass');
  });
});

describe('AccessGuard for a session', () => {
  it('allows only the setup of a required second step', async () => {
    const owner = (call: keyof Broadcasts) => callAs('/api/admin/x', call, 'owner', { mustSetUp: true });
    expect(await owner('send')).toBe('ACCESS.SET_UP_FIRST');
    expect(await owner('lock')).toBe('ACCESS.SET_UP_FIRST');
    expect(await owner('setUp')).toBe('pass');
    expect(await owner('look')).toBe('pass');
  });

  it('requires a recent proof for marked calls only', async () => {
    const owner = (call: keyof Broadcasts) => callAs('/api/admin/x', call, 'owner', { isProved: false });
    expect(await owner('lock')).toBe('ACCESS.PROOF_NEEDED');
    expect(await owner('send')).toBe('pass');
    expect(await callAs('/api/admin/x', 'lock', 'helper')).toBe('pass');
  });
});

describe('Permissions', () => {
  it('give the owner everything, and a helper nothing irreversible', () => {
    expect(permissionsOf('owner')).toEqual(permissions);
    expect(mayDo('helper', 'letters.send')).toBe(false);
    expect(mayDo('helper', 'letters.write')).toBe(true);
  });
});

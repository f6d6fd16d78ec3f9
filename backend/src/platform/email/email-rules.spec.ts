import { describe, expect, it } from '@jest/globals';

import { canTransition } from '../transitions.js';
import { addressRefusal, deliveryTransitions, isServerAway } from './email-rules.js';

const said = (response: string, command = 'RCPT TO') =>
  addressRefusal(Object.assign(new Error('refused'), { command, response }));

describe('what a mail server says of an address', () => {
  it.each(['550 5.1.1 no such user', '553-5.1.3 not an address', '556 5.1.10 null MX', '550 5.2.1 closed'])(
    'is final: %s',
    (response) => expect(said(response)).toBe(response),
  );

  it.each(['450 4.2.0 greylisted', '550 5.7.1 relaying denied', '550 no', '552 5.2.2 mailbox full'])(
    'may pass: %s',
    (response) => expect(said(response)).toBeUndefined(),
  );

  it('is not what it says of the whole email, or of the line', () => {
    expect(said('550 5.1.1 no such user', 'DATA')).toBeUndefined();
    expect(addressRefusal(new Error('connect ECONNREFUSED'))).toBeUndefined();
    expect(addressRefusal('no')).toBeUndefined();
    expect(addressRefusal(undefined)).toBeUndefined();
  });
});

describe('the record of an email', () => {
  it('may be accepted before we have noted that it was sent, and given back even then', () => {
    expect(canTransition(deliveryTransitions, 'queued', 'accepted')).toBe(true);
    expect(canTransition(deliveryTransitions, 'sent', 'accepted')).toBe(true);
    for (const from of ['sent', 'accepted'] as const)
      for (const to of ['bounced', 'complained'] as const)
        expect(canTransition(deliveryTransitions, from, to)).toBe(true);
  });

  it('is not made good by a report that comes late', () => {
    expect(canTransition(deliveryTransitions, 'bounced', 'accepted')).toBe(false);
    expect(canTransition(deliveryTransitions, 'complained', 'accepted')).toBe(false);
  });

  it('says of an email that was not sent nothing else', () => {
    expect(canTransition(deliveryTransitions, 'suppressed', 'sent')).toBe(false);
    expect(canTransition(deliveryTransitions, 'withdrawn', 'sent')).toBe(false);
  });
});

const failure = (fields: object) => Object.assign(new Error('no'), fields);

describe('an email that could not be sent', () => {
  it('is alone with that when the server answered for it', () => {
    expect(isServerAway(failure({ code: 'EENVELOPE', responseCode: 451 }))).toBe(false);
    expect(isServerAway(failure({ code: 'EMESSAGE', responseCode: 552 }))).toBe(false);
  });

  it('is one of all when the server cannot be reached, or says good-bye', () => {
    expect(isServerAway(failure({ code: 'ESOCKET' }))).toBe(true);
    expect(isServerAway(failure({ code: 'EAUTH', responseCode: 535 }))).toBe(true);
    expect(isServerAway(failure({ code: 'EENVELOPE', responseCode: 421 }))).toBe(true);
    expect(isServerAway(new Error('disk full'))).toBe(true);
  });
});

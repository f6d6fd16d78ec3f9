import { describe, expect, it } from '@jest/globals';

import { canTransition } from '../transitions.js';
import { deliveryTransitions } from './delivery-status.js';

describe('the record of a letter', () => {
  it('is accepted only after it was sent, and may be given back even then', () => {
    expect(canTransition(deliveryTransitions, 'queued', 'accepted')).toBe(false);
    expect(canTransition(deliveryTransitions, 'sent', 'accepted')).toBe(true);
    expect(canTransition(deliveryTransitions, 'accepted', 'bounced')).toBe(true);
  });

  it('is not made good by a report that comes late', () => {
    expect(canTransition(deliveryTransitions, 'bounced', 'accepted')).toBe(false);
    expect(canTransition(deliveryTransitions, 'complained', 'accepted')).toBe(false);
  });

  it('says of a letter that was not sent nothing else', () => {
    expect(canTransition(deliveryTransitions, 'suppressed', 'sent')).toBe(false);
    expect(canTransition(deliveryTransitions, 'withdrawn', 'sent')).toBe(false);
  });
});

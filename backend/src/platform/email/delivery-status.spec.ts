import { describe, expect, it } from '@jest/globals';

import { mayBecome } from './delivery-status.js';

describe('the record of a letter', () => {
  it('is accepted only after it was sent, and may be given back even then', () => {
    expect(mayBecome('queued', 'accepted')).toBe(false);
    expect(mayBecome('sent', 'accepted')).toBe(true);
    expect(mayBecome('accepted', 'bounced')).toBe(true);
  });

  it('is not made good by a report that comes late', () => {
    expect(mayBecome('bounced', 'accepted')).toBe(false);
    expect(mayBecome('complained', 'accepted')).toBe(false);
  });

  it('says of a letter that was not sent nothing else', () => {
    expect(mayBecome('suppressed', 'sent')).toBe(false);
    expect(mayBecome('withdrawn', 'sent')).toBe(false);
  });
});

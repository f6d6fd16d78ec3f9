import { describe, expect, it } from '@jest/globals';

import { saysNoSuchMailbox } from './report-rules.js';

describe('A server’s reply about an address', () => {
  it.each(['5.1.1', '550 5.1.10 RecipientNotFound', 'Sorry, no mailbox. (#5.1.1)', '5.4.4'])(
    'is permanent: %s',
    (said) => {
      expect(saysNoSuchMailbox(said)).toBe(true);
    },
  );

  it.each(['5.2.2', '550 not here', '4.1.1', '5.7.1', '15.1.1', '5.1.12', 'from 192.5.1.1'])(
    'is temporary: %s',
    (said) => {
      expect(saysNoSuchMailbox(said)).toBe(false);
    },
  );
});

import { describe, expect, it } from '@jest/globals';

import { complaintAboutNode } from './node-version.mjs';

describe('complaintAboutNode', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '24.1.0'])('accepts %s', (version) => {
    expect(complaintAboutNode(version)).toBeUndefined();
  });

  it.each(['18.20.4', '20.18.3', '21.7.0', '22.11.0'])(
    '%s is too old, and the sentence names it',
    (version) => {
      expect(complaintAboutNode(version)).toContain(`this is Node ${version}`);
    },
  );
});

import { describe, expect, it } from '@jest/globals';
import { checkMessage } from './use-contact.js';

const good = { name: 'Al', email: 'al@example.com', subject: 'Hello', message: 'Ten letter' };

describe('a message', () => {
  it('is valid from the minimum lengths on @S1-forms-3', () => {
    expect(checkMessage(good)).toEqual({});
  });

  it.each([
    ['name', { name: ' A ' }],
    ['email', { email: 'al@example' }],
    ['email', { email: '' }],
    ['subject', { subject: 'Hell' }],
    ['message', { message: '         x' }],
  ])('is rejected with too short a %s @S1-forms-3 @S1-forms-4', (field, change) => {
    expect(checkMessage({ ...good, ...change })).toEqual({ [field]: true });
  });
});

import { describe, expect, it } from '@jest/globals';

import { kitGreetingName } from './starter-kit-rules.js';

describe('The name in the email with the kit', () => {
  it.each(['Ruth Weaver', "Niamh O'Brien", 'Zoë', 'José María', '王 芳', 'Dr. Anne-Marie Lee'])(
    'is %p as entered',
    (name) => {
      expect(kitGreetingName(name)).toBe(name);
    },
  );

  it.each(['Win now: https://evil.example', 'evil.example/prize', 'a'.repeat(61), '<b>Ruth</b>', '12345'])(
    'is not %p',
    (name) => {
      expect(kitGreetingName(name)).toBe('grant writer');
    },
  );
});

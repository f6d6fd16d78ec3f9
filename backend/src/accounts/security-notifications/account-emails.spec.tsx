import { describe, expect, it } from '@jest/globals';

import { renderBody } from '../../platform/email/email.js';
import { accountChangeEmail } from './account-emails.js';

const OWNER = 'jonas@example.com';

describe('Account emails', () => {
  it.each([
    ['en', 'Your password was changed', 'See your account'],
    ['de', 'Ihr Passwort wurde geändert', 'Zu Ihrem Konto'],
  ] as const)('are in the language of the person: %s', (language, subject, button) => {
    const publicUrl = 'https://site.example';
    const email = accountChangeEmail({ to: OWNER, newEmail: OWNER, change: 'password', publicUrl, language });
    const { html } = renderBody(email.body);
    expect(email.subject).toBe(subject);
    expect(html).toContain(`lang="${language}"`);
    expect(html).toContain(button);
  });
});

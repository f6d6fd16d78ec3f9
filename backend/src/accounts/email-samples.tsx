import type { EmailSample } from '../platform/email/email.js';
import { passwordLinkEmail } from './passwords/password-emails.js';
import { accountChangeEmail } from './security-notifications/account-emails.js';
import { staffCodeEmail } from './sign-in-address/sign-in-address-emails.js';
import { staffInvitationEmail } from './team/team-emails.js';

const OWNER = 'eleanor@example.com';

const HELPER = 'ruth@example.com';

export const staffEmails: readonly EmailSample[] = [
  {
    name: 'staff-invitation',
    isListed: false,
    email: (publicUrl) =>
      staffInvitationEmail({
        to: HELPER,
        invitedBy: 'Eleanor Marsh',
        url: `${publicUrl}/admin/join#an-example-of-a-link`,
        publicUrl,
      }),
  },
  {
    name: 'password-link',
    isListed: false,
    email: (publicUrl) =>
      passwordLinkEmail({
        to: OWNER,
        url: `${publicUrl}/admin/new-password#an-example-of-a-link`,
        publicUrl,
      }),
  },
  {
    name: 'staff-email-code',
    isListed: false,
    email: (publicUrl) => staffCodeEmail({ to: OWNER, publicUrl, code: '204816' }),
  },
  {
    name: 'account-change',
    isListed: false,
    email: (publicUrl) => accountChangeEmail({ to: OWNER, newEmail: OWNER, change: 'password', publicUrl }),
  },
];

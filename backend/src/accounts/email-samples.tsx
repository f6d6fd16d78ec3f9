import { passwordLinkMail } from './passwords/password-emails.js';
import { accountChangeMail } from './profile/account-emails.js';
import { staffInvitationMail } from './team/team-emails.js';
import type { EmailSample } from '../platform/email/email-sample.js';

const OWNER = 'eleanor@example.com';

const HELPER = 'ruth@example.com';

/** Every letter to whoever works on the site. */
export const staffLetters: readonly EmailSample[] = [
  {
    name: 'staff-invitation',
    isListed: false,
    email: (publicUrl) =>
      staffInvitationMail({
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
      passwordLinkMail({ to: OWNER, url: `${publicUrl}/admin/new-password#an-example-of-a-link`, publicUrl }),
  },
  {
    name: 'account-change',
    isListed: false,
    email: (publicUrl) => accountChangeMail({ to: OWNER, change: 'password', publicUrl }),
  },
];

import type { Section } from '../sections.js';

/** What everybody of the staff keeps of her own. */
export const accountSection: Section = {
  label: 'Your account',
  pages: [
    {
      path: '/account',
      label: 'Password and sign-in',
      summary: 'Your name, your password, a second step, passkeys, and where you are signed in.',
      needs: 'account.keep',
      load: async () => (await import('./account.page.js')).AccountPage,
    },
  ],
};

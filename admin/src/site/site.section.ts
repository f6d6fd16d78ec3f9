import type { Section } from '../sections.js';

/** How the site is set up, who works on it, and what was done. */
export const siteSection: Section = {
  label: 'Site',
  pages: [
    {
      path: '/site/settings',
      label: 'Settings',
      summary: 'What the site is connected to, the notice above its pages, and who may show it.',
      needs: 'settings.read',
      load: async () => (await import('./settings/settings.page.js')).SettingsPage,
    },
    {
      path: '/site/jobs',
      label: 'Failed jobs',
      summary: 'What the site could not do by itself, to be tried again.',
      needs: 'jobs.read',
      load: async () => (await import('./jobs/jobs.page.js')).JobsPage,
    },
    {
      path: '/site/audit-log',
      label: 'Audit log',
      summary: 'Who did what, when and why.',
      needs: 'audit-log.read',
      load: async () => (await import('./audit-log/audit-log.page.js')).AuditLogPage,
    },
    {
      path: '/site/staff',
      label: 'Helpers',
      summary: 'Who works on the site with you, and what they may.',
      needs: 'staff.manage',
      load: async () => (await import('./staff/staff.page.js')).StaffPage,
    },
  ],
};

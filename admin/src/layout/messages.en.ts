export const layout = {
  header: { skip: 'Skip to the content', site: 'View the site', account: 'Password and sign-in' },
  roles: { owner: 'Owner', helper: 'Helper' },
  signOut: {
    button: 'Sign out',
    busy: 'Signing out…',
    failed: 'You’re still signed in',
    unsaved: {
      title: 'Sign out without saving?',
      text: {
        one: 'A text with unsaved changes is kept only in this browser. Signing out deletes these changes.',
        other:
          '{count} texts with unsaved changes are kept only in this browser. Signing out deletes these changes.',
      },
      submit: 'Sign out and delete',
    },
  },
  menu: { open: 'Menu', close: 'Close' },
  navigation: { label: 'Dashboard', overview: 'Overview', waiting: ', {count} waiting' },
  page: { error: 'We couldn’t show this page.' },
  noAccess: {
    title: 'You don’t have access to this',
    empty: {
      title: 'Only the owner can see this page',
      text: 'If you need it for your work, please ask the owner.',
    },
  },
  notFound: {
    title: 'Nothing here',
    empty: {
      title: 'Page not found',
      text: 'It may have moved. Everything is in the navigation.',
      link: 'To the overview',
    },
  },
} as const;

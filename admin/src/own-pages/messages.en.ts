export const ownPages = {
  kind: {
    title: 'Pages',
    lead: 'Pages that you add to the site, such as an imprint or a guide for reading groups.',
    caption: 'Your pages, last saved first',
    new: 'Add a page',
    back: 'All pages',
    publish: 'Visitors can read it at once, and the menu and the footer link to it if you chose so.',
    empty: { title: 'No pages of your own yet', text: 'A new page is a draft until you publish it.' },
  },
  details: {
    title: 'Details',
    address: {
      label: 'Address',
      hint: 'After the site’s name, such as “imprint”.',
      redirect: 'The former address will lead to the new one.',
    },
    description: { label: 'Summary', hint: '{count} of {limit} characters; search engines show it' },
    label: { label: 'Name in menu and footer', hint: 'Empty for the title.' },
    isInMenu: 'Show it in the menu',
    isInFooter: 'Show it in the footer',
    isIndexed: 'Search engines may list it',
  },
} as const;

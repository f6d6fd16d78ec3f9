/** What the dashboard says here, in English. */
export const components = {
  olderOnes: 'Older ones',
  onTheirWay: 'On their way…',
  onItsWay: 'On its way',
  widthOfTheMailbox: 'Width of the mailbox',
  phone: 'Phone',
  desktop: 'Desktop',
  asASpreadsheet: 'As a spreadsheet',
  copied: 'Copied',
  yourBrowserDoesNot: 'Your browser does not let the page copy',
  pleaseMarkTextCopy: 'Please mark the text and copy it yourself.',
  copy: 'Copy',
  copyWithWhat: 'Copy {what}',
  all: 'All',
  search: 'Search',
  undo: 'Undo',
  takingItBack: 'Taking it back…',
} as const;

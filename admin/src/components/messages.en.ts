export const components = {
  address: { erased: 'Erased reader' },
  list: { loading: 'Loading…', more: 'Show older' },
  table: { loading: 'Loading' },
  preview: { width: 'Width of the preview', phone: 'Phone', desktop: 'Desktop' },
  download: { csv: 'Download as a spreadsheet' },
  copy: {
    button: 'Copy',
    label: 'Copy {what}',
    done: 'Copied',
    failed: {
      title: 'Your browser doesn’t let us copy',
      text: 'Please select the text and copy it yourself.',
    },
  },
  part: { error: 'We couldn’t load this part. Please check your connection.' },
  filter: { all: 'All', search: 'Search' },
  page: { documentTitle: '{title} | Dashboard' },
  undo: { button: 'Undo', busy: 'Undoing…' },
} as const;

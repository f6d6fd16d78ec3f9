export const saving = {
  status: {
    saved: 'Saved at {time}',
    savedEarlier: 'Saved on {time}',
    unsaved: 'Not saved yet',
    saving: 'Saving…',
    retrying: 'Not saved: there is no connection. Your text is kept here, and we keep trying.',
    refused: 'Not saved. {error}',
    conflict: 'Not saved: the text was changed elsewhere.',
  },
  asked: {
    unsaved: 'Unsaved changes. They are kept in this browser.',
    retrying:
      'Not saved: there is no connection. Your changes are kept in this browser. Please try again later.',
    refused: 'Not saved. Your changes are kept in this browser.',
    conflict: 'Not saved: it was changed elsewhere.',
  },
  form: { discard: 'Discard changes' },
  conflict: {
    title: 'This text was changed elsewhere.',
    text: '{who} saved another version on {at}. Nothing is saved until you choose. Crossed-out words are only in theirs, underlined ones only in yours.',
    keepMine: 'Keep my version',
    takeTheirs: 'Use the version of {who}',
    undated:
      '{who} saved another version. Nothing is saved until you choose. Crossed-out words are only in theirs, underlined ones only in yours.',
    someone: 'Someone',
    asked: { title: 'This was changed elsewhere.', keepMine: 'Save my version' },
  },
  copy: {
    title: 'This browser has changes that were never saved.',
    text: 'They are of {copied}; the text below was saved on {saved}. Crossed-out words are only in the saved text, underlined ones only in the changes.',
    unsent: 'They are of {copied}.',
    take: 'Use these changes',
    drop: 'Delete them',
  },
  difference: { label: 'Differences', none: 'Both texts are the same.' },
} as const;

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
  conflict: {
    title: 'This text was changed elsewhere.',
    text: '{who} saved another version on {at}. Nothing is saved until you choose. Crossed-out words are only in theirs, underlined ones only in yours.',
    keepMine: 'Keep my version',
    takeTheirs: 'Use the version of {who}',
  },
  copy: {
    title: 'This browser has changes that were never saved.',
    text: 'They are of {copied}; the text below was saved on {saved}. Crossed-out words are only in the saved text, underlined ones only in the changes.',
    take: 'Use these changes',
    drop: 'Delete them',
  },
  difference: { label: 'Differences', none: 'Both texts are the same.' },
} as const;

import { z } from 'zod';

import { listOf, pathLink, text } from '../fields.js';
import { pageFile } from './page-file.js';

export const legalCompanionPage = pageFile({
  heading: text,
  text,
  note: text,
  links: listOf(pathLink),
  scriptNote: text,
  // No longer shown; older content still has it.
  loadingText: text.optional(),
  failureText: text.optional(),
  retryLabel: text.optional(),
});

const words = <Name extends string>(...names: Name[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>);

const holding = (...places: string[]) =>
  text.refine((said) => places.every((place) => said.includes(place)), `must hold ${places.join(' and ')}`);

const door = words(
  ...(['heading', 'text', 'emailLabel', 'emailProblem', 'askLabel', 'askingLabel', 'codeHeading'] as const),
  ...(['codeLabel', 'codeProblem', 'confirmLabel', 'confirmingLabel', 'againLabel', 'againText'] as const),
  ...(['otherLabel', 'backLabel', 'pauseText', 'failureText', 'newText'] as const),
).extend({
  codeText: holding('{email}'),
  reasons: words('ended', 'signedOut', 'more'),
  newLink: pathLink,
});

const step = words(
  ...(['heading', 'statusFailure', 'takeUpNote', 'moreLabel', 'lessLabel', 'pointsHeading'] as const),
  ...(['booksHeading', 'sourcesHeading', 'notesLabel', 'notesHint', 'minutesLabel'] as const),
  ...(['minutesProblem', 'addMinutesLabel', 'saveAgainLabel', 'markLabel'] as const),
).extend({
  statusLabel: holding('{title}'),
  statusSaid: holding('{title}', '{status}'),
  spentText: holding('{minutes}'),
  saving: words('waiting', 'saving', 'saved', 'failed'),
});

const bookmarks = words(
  ...(['heading', 'emptyText', 'filterLabel', 'allLabel', 'tagPlaceholder', 'addTagLabel'] as const),
  ...(['undoLabel', 'failureText', 'tagProblem'] as const),
).extend({
  kinds: words('topic', 'book'),
  tagLabel: holding('{title}'),
  removeTagLabel: holding('{tag}', '{title}'),
  removeLabel: holding('{title}'),
  removedText: holding('{title}'),
  addedSaid: holding('{title}'),
});

export const legalCompanionDashboardPage = pageFile({
  heading: text,
  intro: text,
  loadingText: text,
  scriptNote: text,
  unreachable: words('heading', 'text', 'retryLabel'),
  door,
  empty: words('heading', 'text').extend({ link: pathLink }),
  choice: words('heading').extend({ label: holding('{date}') }),
  progress: words('heading', 'noneText', 'allText').extend({
    text: holding('{done}', '{total}'),
    skippedText: holding('{count}'),
    timeText: holding('{minutes}'),
  }),
  statuses: words('not_started', 'in_progress', 'done', 'skipped'),
  step,
  bookmarks,
  ways: words(
    ...(['heading', 'printLabel', 'pdfLabel', 'pdfBusyLabel', 'pdfFileName', 'pdfFailure'] as const),
    ...(['mailLabel', 'mailBusyLabel', 'mailFailure'] as const),
  ),
  keeping: words('heading', 'moreLabel', 'signOutLabel', 'deleteLabel').extend({ text: holding('{date}') }),
  deletion: words('heading', 'text', 'hereText', 'confirmLabel', 'busyLabel', 'cancelLabel', 'failureText'),
  farewell: words('heading', 'text').extend({ links: listOf(pathLink) }),
  printedText: holding('{date}', '{keptUntil}'),
});

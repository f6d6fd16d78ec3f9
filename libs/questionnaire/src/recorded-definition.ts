import type { Question, QuestionnaireDefinition } from '@lectern/widget-kit';

const problem = 'Please answer this.';
export const name: Question = { kind: 'text', name: 'name', label: 'Name', problem, isPersonal: true };
export const email: Question = {
  kind: 'email',
  name: 'email',
  label: 'Email',
  problem: 'Enter an email address.',
  isPersonal: true,
};
const options = [
  { value: 'reading', label: 'Reading' },
  { value: 'talking', label: 'Talking' },
];
export const manner: Question = { kind: 'one', name: 'manner', label: 'Manner', problem, options };
export const concerns: Question = { kind: 'many', name: 'concerns', label: 'Concerns', problem, options };
export const more: Question = {
  ...{ kind: 'lines', name: 'more', label: 'More', problem, isOptional: true, maxLength: 10 },
};

const saying = { title: 'Title', text: 'Text' };
const words = { heading: 'Heading', text: 'Text' };

export const recordedDefinition: QuestionnaireDefinition = {
  questionnaire: 'companion',
  title: 'Test',
  progressText: 'Step {step} of {total}',
  partText: 'question {part} of {parts}',
  optionalText: 'optional',
  notice: 'Information.',
  bankruptcyNotice: null,
  nextLabel: 'Next',
  backLabel: 'Back',
  submitLabel: 'Send',
  pendingLabel: 'Sending',
  pendingText: 'Sending …',
  privacy: { label: 'Private', offText: 'Off', onText: 'On', pendingLabel: 'Making' },
  memory: { text: 'Kept.', forgetLabel: 'Forget', forgottenText: 'Forgotten.' },
  mailLabel: 'Mail it',
  success: saying,
  incomplete: { title: 'Incomplete', text: 'Please fill in all' },
  failure: saying,
  failureSaysWhy: true,
  failureComfort: 'Nothing is lost.',
  steps: [
    { heading: 'First', groups: [{ questions: [name, email] }, { questions: [manner] }] },
    { heading: 'Second', groups: [{ questions: [concerns] }, { questions: [more] }] },
  ],
  results: {
    ...{
      heading: 'Results',
      keptText: 'Until {date}',
      keptLink: { label: 'Delete', path: '/kept' },
      mailedText: 'Mailed',
      privateText: 'Private',
    },
    ...{ roadmap: null, site: null, againLabel: 'Again', urgent: { ...words, pointers: [] } },
    ...{ listHeading: 'List', whyLabel: 'Why', keyPointsLabel: 'Points' },
    ...{ booksLabel: 'Books', sourcesLabel: 'Sources', priorities: {}, difficulties: {}, books: {} },
    whatIf: {
      ...{ ...words, openLabel: 'Open', closeLabel: 'Close', loadingText: 'Loading', failureText: 'Failed' },
      ...{ retryLabel: 'Again', upText: 'Up {places}', downText: 'Down {places}', newText: 'New' },
      ...{ goneHeading: 'Gone', sameText: 'Nothing moves.' },
      summaryText: '{up} up, {down} down, {new} new, {gone} gone.',
    },
  },
  guidanceUrl: '/legal-topics.json',
};

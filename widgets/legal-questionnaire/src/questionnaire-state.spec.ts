import { describe, expect, it } from '@jest/globals';
import type { Question, QuestionnaireDefinition } from '@lectern/widget-kit';
import type { Answer } from './answer.js';
import { beginning, next, type QuestionnaireEvent, type QuestionnaireState } from './questionnaire-state.js';

const problem = 'Please answer this.';
const name: Question = { kind: 'text', name: 'name', label: 'Name', problem };
const email: Question = { kind: 'email', name: 'email', label: 'Email', problem: 'Please write an address.' };
const options = [{ value: 'reading', label: 'Reading' }];
const concerns: Question = { kind: 'many', name: 'concerns', label: 'Concerns', problem, options };
const more: Question = { kind: 'text', name: 'more', label: 'More', problem, isOptional: true };

const definition: QuestionnaireDefinition = {
  title: 'Test',
  progressText: 'Step {step} of {total}',
  totalSteps: 3,
  notice: 'Two steps are open.',
  nextLabel: 'Continue',
  backLabel: 'Back',
  steps: [
    { heading: 'First', groups: [{ questions: [name] }, { questions: [email] }] },
    { heading: 'Second', groups: [{ questions: [concerns, more] }] },
  ],
  closing: { heading: 'So far', paragraphs: ['More to come.'], links: [] },
};

const go = (state: QuestionnaireState, ...events: QuestionnaireEvent[]) =>
  events.reduce((before, event) => next(before, event, definition), state);
const answered = (question: Question, answer: Answer): QuestionnaireEvent => ({
  type: 'answered',
  question,
  answer,
});
const on: QuestionnaireEvent = { type: 'continued' };
const back: QuestionnaireEvent = { type: 'went-back' };
const first = [answered(name, 'Ruth'), answered(email, 'ruth@example.com')];
const second = answered(concerns, ['reading']);

describe('the questionnaire', () => {
  it('begins at the first step, with nothing to complain of', () => {
    expect(beginning).toMatchObject({ phase: 'asking', stepIndex: 0, problems: {}, refusals: 0 });
  });

  it('stays where an answer is missing, and says what is missing', () => {
    const state = go(beginning, answered(name, '   '), on);
    expect(state).toMatchObject({ stepIndex: 0, refusals: 1 });
    expect(state.problems).toEqual({ name: problem, email: 'Please write an address.' });
  });

  it.each(['ruth', 'ruth@', 'ruth@example', '@example.com', 'a b@example.com'])(
    'does not take %s for an address',
    (written) => {
      expect(go(beginning, answered(name, 'Ruth'), answered(email, written), on).problems).toEqual({
        email: 'Please write an address.',
      });
    },
  );

  it('takes a complaint back as soon as the answer is right, and not before', () => {
    const refused = go(beginning, on);
    const wrong = go(refused, answered(email, 'ruth'));
    expect(Object.keys(wrong.problems)).toEqual(['name', 'email']);
    expect(Object.keys(go(wrong, answered(email, 'ruth@example.com')).problems)).toEqual(['name']);
  });

  it('complains of nothing while an answer is still being written', () => {
    expect(go(beginning, answered(email, 'r')).problems).toEqual({});
  });

  it('goes on from step to step, wants at least one of many, and forgives what is optional', () => {
    const atSecond = go(beginning, ...first, on);
    expect(atSecond).toMatchObject({ phase: 'asking', stepIndex: 1 });
    expect(go(atSecond, answered(concerns, []), on).problems).toEqual({ concerns: problem });
    expect(go(atSecond, second, on)).toMatchObject({ phase: 'closed', problems: {} });
  });

  it('goes back, and has kept what was answered', () => {
    const closed = go(beginning, ...first, on, second, on);
    const state = go(closed, back);
    expect(state).toMatchObject({ phase: 'asking', stepIndex: 1, answers: { concerns: ['reading'] } });
    expect(go(state, back, back)).toMatchObject({ stepIndex: 0, answers: { name: 'Ruth' } });
  });

  it('does nothing more once it is closed: a second click means nothing', () => {
    const closed = go(beginning, ...first, on, second, on);
    expect(go(closed, on)).toBe(closed);
    expect(go(closed, answered(name, 'Naomi'))).toBe(closed);
  });
});

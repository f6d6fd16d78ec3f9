import { describe, expect, it } from '@jest/globals';
import type { Question } from '@lectern/widget-kit';
import type { Answer } from './answer.js';
import { payloadOf } from './use-assessment.js';
import { next } from './questionnaire-reducer.js';
import { initialState, type QuestionnaireEvent, type QuestionnaireState } from './questionnaire-state.js';
import { concerns, email, manner, more, name, recordedDefinition } from './recorded-definition.js';

const go = (state: QuestionnaireState, ...events: QuestionnaireEvent[]) =>
  events.reduce((before, event) => next(before, event, recordedDefinition), state);
const answered = (question: Question, answer: Answer): QuestionnaireEvent => ({
  type: 'answered',
  question,
  answer,
});
const on: QuestionnaireEvent = { type: 'continued', isNarrow: false };
const back: QuestionnaireEvent = { type: 'went-back', isNarrow: false };
const onPhone: QuestionnaireEvent = { type: 'continued', isNarrow: true };
const backOnPhone: QuestionnaireEvent = { type: 'went-back', isNarrow: true };
const privately: QuestionnaireEvent = { type: 'private-switched', isOn: true };
const first = [answered(name, 'Ruth'), answered(email, 'ruth@example.com'), answered(manner, 'reading')];
const second = answered(concerns, ['reading']);
const problem = 'Please answer this.';
const outcome = { recommendations: [], keptUntil: null };

describe('the questionnaire', () => {
  it('begins at the first step without errors', () => {
    expect(initialState).toMatchObject({ phase: 'asking', stepIndex: 0, problems: {}, failedAttempts: 0 });
  });

  it('continues with the answers of an earlier visit (S4)', () => {
    const remembered = { answers: { name: 'Ruth' }, stepIndex: 1, groupIndex: 0, keptUntilMs: null };
    expect(go(initialState, { type: 'recalled', remembered })).toMatchObject({
      ...remembered,
      hasRestored: true,
    });
    expect(go(initialState, { type: 'recalled', remembered: null })).toEqual({
      ...initialState,
      hasRestored: true,
    });
  });

  it('stays on the step while an answer is missing, and names it @S2-legal-questionnaire-4', () => {
    const state = go(initialState, answered(name, '   '), on);
    expect(state).toMatchObject({ stepIndex: 0, failedAttempts: 1 });
    expect(state.problems).toEqual({ name: problem, email: 'Enter an email address.', manner: problem });
  });

  it.each(['ruth', 'ruth@', 'ruth@example', '@example.com', 'a b@example.com'])(
    'rejects %s as an email address @S2-legal-questionnaire-6',
    (written) => {
      expect(go(initialState, ...first, answered(email, written), on).problems).toEqual({
        email: 'Enter an email address.',
      });
    },
  );

  it('clears an error as soon as the answer is valid, and not before', () => {
    const refused = go(initialState, on);
    const wrong = go(refused, answered(email, 'ruth'));
    expect(Object.keys(wrong.problems)).toEqual(['name', 'email', 'manner']);
    expect(Object.keys(go(wrong, answered(email, 'ruth@example.com')).problems)).toEqual(['name', 'manner']);
  });

  it('shows no errors while the visitor is typing', () => {
    expect(go(initialState, answered(email, 'r')).problems).toEqual({});
  });

  it('moves from step to step, requires at least one choice, and accepts empty optional answers', () => {
    const atSecond = go(initialState, ...first, on);
    expect(atSecond).toMatchObject({ phase: 'asking', stepIndex: 1 });
    expect(go(atSecond, answered(concerns, []), on).problems).toEqual({ concerns: problem });
    expect(go(atSecond, second, on)).toMatchObject({ phase: 'sending', problems: {} });
  });

  it('rejects text that is too long', () => {
    const state = go(initialState, ...first, on, second, answered(more, 'far too many'), on);
    expect(state).toMatchObject({ phase: 'asking', problems: { more: problem } });
  });

  it('goes back with all answers kept, but not before the first step @S2-legal-questionnaire-3', () => {
    const state = go(initialState, ...first, on, second, back);
    expect(state).toMatchObject({ stepIndex: 0, answers: { name: 'Ruth', concerns: ['reading'] } });
    expect(go(state, back)).toMatchObject({ stepIndex: 0, phase: 'asking' });
  });

  it('asks one group at a time on a phone, and validates only that group @S2-legal-questionnaire-13', () => {
    const refused = go(initialState, onPhone);
    expect(Object.keys(refused.problems)).toEqual(['name', 'email']);
    const atSecondGroup = go(initialState, ...first, onPhone);
    expect(atSecondGroup).toMatchObject({ stepIndex: 0, groupIndex: 1 });
    const atSecondStep = go(atSecondGroup, onPhone);
    expect(atSecondStep).toMatchObject({ stepIndex: 1, groupIndex: 0 });
    expect(go(atSecondStep, backOnPhone)).toMatchObject({ stepIndex: 0, groupIndex: 1 });
  });

  it('asks no personal questions in private mode', () => {
    const state = go(initialState, privately, answered(manner, 'talking'), on);
    expect(state).toMatchObject({ stepIndex: 1, problems: {} });
    expect(go(state, second, on).phase).toBe('sending');
  });

  it('leads to a missing answer of an earlier step instead of sending @S2-legal-questionnaire-7', () => {
    const state = go({ ...initialState, stepIndex: 1 }, answered(manner, 'reading'), second, on);
    expect(state).toMatchObject({ phase: 'asking', stepIndex: 0, groupIndex: 0, failedAttempts: 1 });
    expect(state.failure).toEqual(recordedDefinition.incomplete);
  });

  it('sends once: a second click and later changes are ignored @S2-legal-questionnaire-9', () => {
    const sending = go(initialState, ...first, on, second, on);
    expect(go(sending, on)).toBe(sending);
    expect(go(sending, back)).toBe(sending);
    expect(go(sending, answered(name, 'Naomi'))).toBe(sending);
  });

  it('keeps all answers when sending fails, and can be sent again', () => {
    const failure = { title: 'Error', text: 'No line.' };
    const sending = go(initialState, ...first, on, second, on);
    const failed = go(sending, { type: 'failed', failure });
    expect(failed).toMatchObject({ phase: 'asking', stepIndex: 1, failure, answers: { name: 'Ruth' } });
    expect(go(failed, on)).toMatchObject({ phase: 'sending', failure: null });
  });

  it('ends with recommendations, and starts over empty on request', () => {
    const done = go(initialState, ...first, on, second, on, { type: 'arrived', outcome });
    expect(done).toMatchObject({ phase: 'done', outcome });
    expect(go(done, { type: 'restarted' })).toMatchObject({ phase: 'asking', stepIndex: 0, answers: {} });
  });

  it('deletes everything at once', () => {
    const state = go(initialState, ...first, on, second, { type: 'forgotten' });
    expect(state).toMatchObject({ stepIndex: 0, answers: {}, wasForgotten: true });
  });
});

describe('payload', () => {
  it('holds the given answers, trimmed, without empty ones', () => {
    const state = go(initialState, ...first, answered(name, '  Ruth '), second, answered(more, '  '));
    expect(payloadOf({ ...state, wantsMail: true }, recordedDefinition)).toEqual({
      name: 'Ruth',
      email: 'ruth@example.com',
      manner: 'reading',
      concerns: ['reading'],
      mailRoadmap: true,
    });
  });

  it('holds no personal answers in private mode', () => {
    const state = go(initialState, ...first, second, privately);
    expect(payloadOf({ ...state, wantsMail: true }, recordedDefinition)).toEqual({
      manner: 'reading',
      concerns: ['reading'],
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import { answersFrom, checkAnswers } from './check-answers.js';
import { questionnaires } from './questions.js';

const companion = {
  userEmail: 'ruth@example.com',
  legalSituation: 'litigation',
  urgencyLevel: 'within_month',
  experienceLevel: 'no_experience',
  specificConcerns: ['settlement negotiations', 'legal procedures'],
  preferredLearningStyle: 'checklists',
  budgetConsiderations: 'limited',
};
const embedded = {
  name: 'Ruth',
  email: 'ruth@example.com',
  legalSituation: 'bankruptcy-considering',
  urgencyLevel: 'soon',
  timelineNeeded: 'this-month',
  previousExperience: 'none',
  currentRepresentation: 'none',
  primaryConcerns: ['protecting assets'],
  learningStyle: 'reading',
  preferredFormat: 'templates',
  budgetRange: 'minimal',
  timeCommitment: 'minimal',
};

describe('checking answers', () => {
  it('accepts complete answers', () => {
    expect(checkAnswers('companion', companion)).toEqual({});
    expect(checkAnswers('embedded', embedded)).toEqual({});
    expect(
      checkAnswers('embedded', { ...embedded, additionalNeeds: 'Large print, please.\nThank you.' }),
    ).toEqual({});
  });

  it('reports every required answer as missing if the payload is no object', () => {
    for (const raw of [undefined, null, 'answers', 7, []]) {
      expect(Object.values(checkAnswers('embedded', raw))).toEqual(new Array(12).fill('missing'));
    }
  });

  it('allows the wizard without concerns, but requires one in the embedded questionnaire @S2-legal-questionnaire-5', () => {
    expect(checkAnswers('companion', { ...companion, specificConcerns: undefined })).toEqual({});
    expect(checkAnswers('embedded', { ...embedded, primaryConcerns: [] })).toEqual({
      primaryConcerns: 'missing',
    });
  });

  it.each([
    [
      'an option of the other questionnaire',
      { urgencyLevel: 'within_month' },
      { urgencyLevel: 'unknown-option' },
    ],
    ['a name that every object has', { urgencyLevel: 'constructor' }, { urgencyLevel: 'unknown-option' }],
    ['a list where one is wanted', { urgencyLevel: ['soon'] }, { urgencyLevel: 'not-text' }],
    ['a word where a list is wanted', { primaryConcerns: 'procedures' }, { primaryConcerns: 'not-text' }],
    ['a list that is no list of words', { primaryConcerns: [{}] }, { primaryConcerns: 'not-text' }],
    ['a strange concern', { primaryConcerns: ['Procedures'] }, { primaryConcerns: 'unknown-option' }],
    ['a concern twice', { primaryConcerns: ['procedures', 'procedures'] }, { primaryConcerns: 'too-many' }],
    [
      'more concerns than there are',
      { primaryConcerns: new Array(11).fill('procedures') },
      { primaryConcerns: 'too-many' },
    ],
    ['a name of spaces', { name: '   ' }, { name: 'missing' }],
    ['10 kB of free text', { additionalNeeds: 'a'.repeat(10_240) }, { additionalNeeds: 'too-long' }],
    ['an address of 300 letters', { email: `${'a'.repeat(300)}@example.com` }, { email: 'too-long' }],
    ['a character that no database keeps', { name: 'Ruth\u0000' }, { name: 'not-text' }],
  ])('names the field of %s', (_, change, problems) => {
    expect(checkAnswers('embedded', { ...embedded, ...change })).toEqual(problems);
  });

  it('can check a single step @S2-legal-questionnaire-4', () => {
    const { name: _name, timelineNeeded: _timeline, ...rest } = embedded;
    expect(checkAnswers('embedded', rest, 1)).toEqual({ name: 'missing' });
    expect(checkAnswers('embedded', rest, 2)).toEqual({ timelineNeeded: 'missing' });
    expect(checkAnswers('embedded', rest, 3)).toEqual({});
  });

  it('does not require name and address in private mode', () => {
    const { userEmail: _address, ...rest } = companion;
    expect(checkAnswers('companion', rest)).toEqual({ userEmail: 'missing' });
    expect(checkAnswers('companion', rest, undefined, { isPrivate: true })).toEqual({});
  });

  it('finds four steps in each questionnaire, each with a required question', () => {
    for (const questions of Object.values(questionnaires)) {
      const steps = questions.filter(({ required }) => required).map(({ step }) => step);
      expect([...new Set(steps)]).toEqual([1, 2, 3, 4]);
    }
  });
});

describe('reading answers', () => {
  it('keeps only the choices, with concerns in the order of the questionnaire', () => {
    const { userEmail: _address, ...choices } = companion;
    expect(answersFrom('companion', companion)).toEqual({
      questionnaire: 'companion',
      ...choices,
      specificConcerns: ['legal procedures', 'settlement negotiations'],
    });
    expect(JSON.stringify(answersFrom('embedded', { ...embedded, additionalNeeds: 'secret' }))).not.toMatch(
      /Ruth|secret/i,
    );
  });

  it('throws if they are incomplete', () => {
    expect(() => answersFrom('companion', { ...companion, legalSituation: 'divorce' })).toThrow(
      'legalSituation',
    );
  });
});

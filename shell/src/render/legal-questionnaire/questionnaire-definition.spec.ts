import { describe, expect, it } from '@jest/globals';
import { questionnaires } from '@lectern/legal-guidance';
import { questionnaireDefinition } from './questionnaire-definition.js';

describe.each(['companion', 'embedded'] as const)('the definition of the %s questionnaire', (id) => {
  const { steps, results, privacy, incomplete } = questionnaireDefinition(id);
  const asked = steps.flatMap(({ groups }, at) =>
    groups.flatMap(({ questions }) => questions.map((question) => ({ ...question, step: at + 1 }))),
  );

  it('has every question with its texts and an error message, in its step', () => {
    expect(asked.map(({ name, step }) => [name, step])).toEqual(
      questionnaires[id].map(({ name, step }) => [name, step]),
    );
    for (const { label, name, problem } of asked) {
      expect(label).not.toBe(name);
      expect(problem).not.toBe('');
    }
  });

  it('has the options of the specification, each with a label', () => {
    const offered = asked.map((question) =>
      'options' in question ? question.options.map(({ value }) => value) : undefined,
    );
    expect(offered).toEqual(questionnaires[id].map(({ options }) => options));
  });

  it('asks for no personal data in private, and requires the required answers', () => {
    expect(asked.filter(({ isPersonal }) => !isPersonal).every((question) => 'options' in question)).toBe(
      true,
    );
    expect(asked.map(({ isOptional = false }) => !isOptional)).toEqual(
      questionnaires[id].map(({ required }) => required),
    );
  });

  it('promises to keep the roadmap only on this site', () => {
    expect(privacy.offText.includes('still here when you come back')).toBe(id === 'companion');
    expect(results.keptLink.path).toBe('/legal-companion/dashboard');
  });

  it('has the specified texts for missing answers @S2-legal-questionnaire-7', () => {
    const text = 'Please fill in all required fields';
    expect(incomplete).toEqual({ title: 'Incomplete Assessment', text });
  });

  it('refers to every book by its page', () => {
    expect(results.books['fresh-start']).toEqual({ title: 'Fresh Start', path: '/fresh-start' });
  });
});

import { describe, expect, it } from '@jest/globals';
import { questionnaires } from '@lectern/legal-guidance';
import { questionnaireDefinition } from './questionnaire-definition.js';

describe.each(['companion', 'embedded'] as const)('the definition of the %s questionnaire', (id) => {
  const { steps, results, privacy, incomplete } = questionnaireDefinition(id);
  const asked = steps.flatMap(({ groups }, at) =>
    groups.flatMap(({ questions }) => questions.map((question) => ({ ...question, step: at + 1 }))),
  );

  it('asks every question in its step, in words, with a sentence for when it is not answered', () => {
    expect(asked.map(({ name, step }) => [name, step])).toEqual(
      questionnaires[id].map(({ name, step }) => [name, step]),
    );
    for (const { label, name, problem } of asked) {
      expect(label).not.toBe(name);
      expect(problem).not.toBe('');
    }
  });

  it('offers the options of the specification, each with a label', () => {
    const offered = asked.map((question) =>
      'options' in question ? question.options.map(({ value }) => value) : undefined,
    );
    expect(offered).toEqual(questionnaires[id].map(({ options }) => options));
  });

  it('asks in private for nothing that says who somebody is, and requires what is required', () => {
    expect(asked.filter(({ isPersonal }) => !isPersonal).every((question) => 'options' in question)).toBe(
      true,
    );
    expect(asked.map(({ isOptional = false }) => !isOptional)).toEqual(
      questionnaires[id].map(({ required }) => required),
    );
  });

  it('promises what it keeps: only the site itself has the roadmap still when one comes back', () => {
    expect(privacy.offText.includes('still here when you come back')).toBe(id === 'companion');
    expect(results.keptLink.path).toBe('/legal-companion/dashboard');
  });

  it('says in the very words that something is missing @S2-legal-questionnaire-7', () => {
    const text = 'Please fill in all required fields';
    expect(incomplete).toEqual({ title: 'Incomplete Assessment', text });
  });

  it('knows every book by its page', () => {
    expect(results.books['fresh-start']).toEqual({ title: 'Fresh Start', path: '/fresh-start' });
  });
});

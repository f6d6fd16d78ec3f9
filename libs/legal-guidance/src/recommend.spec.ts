import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type Answers, questionnaires } from './questions.js';
import { differences } from './recommendation.js';
import type { Guidance, LegalTopic, OptionWords } from './guidance.js';
import { recommend } from './recommend.js';
import { companionRules } from './rules/companion-rules.js';
import { embeddedRules } from './rules/embedded-rules.js';
import { topicIds, topicTraits } from './rules/topics.js';
import { RULES_VERSION } from './rules/rule.js';

const topicNamed = (id: string): LegalTopic => ({
  id,
  name: `About ${id}`,
  category: 'debt',
  description: 'What it is.',
  difficulty: 'beginner',
  bookReferences: ['fresh-start'],
  keyPoints: ['One point.'],
  relatedTopics: [],
  furtherSources: [],
  estimatedMinutes: id === 'exemptions' ? 60 : id === 'chapter-7' ? 120 : 20,
});

/** Uses each option's name as its label. */
const words: Guidance['words'] = {
  why: { sentence: 'Because of {answers}.', joint: ', ', lastJoint: ' & ' },
  time: { minutes: '{count} min', hour: 'an hour', hours: '{count} h' },
  questions: { companion: questionsOf('companion'), embedded: questionsOf('embedded') },
};

function questionsOf(id: 'companion' | 'embedded') {
  const named = (option: string): [string, OptionWords] => [option, { label: option, because: option }];
  return Object.fromEntries(
    questionnaires[id].map(({ name, options = [] }) => [
      name,
      { label: name, options: Object.fromEntries(options.map(named)) },
    ]),
  );
}

const guidance: Guidance = { topics: topicIds.map(topicNamed), words };
const answers: Answers = {
  questionnaire: 'companion',
  legalSituation: 'bankruptcy',
  urgencyLevel: 'within_year',
  experienceLevel: 'some_knowledge',
  specificConcerns: ['asset protection'],
  preferredLearningStyle: 'examples',
  budgetConsiderations: 'moderate',
};
const idsOf = (given: Answers, from = guidance) => recommend(given, from).map(({ topicId }) => topicId);

describe('recommendations', () => {
  it('state a topic’s type, priority, time, and reason', () => {
    const found = recommend(answers, guidance).find(({ topicId }) => topicId === 'exemptions');
    expect(found).toEqual({
      topicId: 'exemptions',
      title: 'About exemptions',
      priority: 'high',
      priorityRank: 1,
      description: 'What it is.',
      estimatedTime: 'an hour',
      difficulty: 'beginner',
      keyPoints: ['One point.'],
      bookReferences: ['fresh-start'],
      why: 'Because of bankruptcy & asset protection.',
      recommendationType: 'read',
    });
  });

  it('give minutes below an hour, and hours from two hours on', () => {
    const times = recommend({ ...answers, urgencyLevel: 'planning_ahead' }, guidance).map(
      ({ estimatedTime }) => estimatedTime,
    );
    expect(times).toContain('20 min');
    const { topics } = guidance;
    const long = { topics: topics.map((topic) => ({ ...topic, estimatedMinutes: 120 })), words };
    expect(recommend(answers, long)[0]?.estimatedTime).toBe('2 h');
  });

  it('put urgent topics first, and name the answer that made them urgent', () => {
    const [first] = recommend({ ...answers, urgencyLevel: 'immediate' }, guidance);
    expect(first).toMatchObject({
      topicId: 'speak-now',
      recommendationType: 'act-now',
      priority: 'high',
      why: 'Because of immediate.',
    });
    expect(idsOf(answers)).not.toContain('speak-now');
  });

  it('are fewer for people in a hurry, and more for people with many concerns', () => {
    expect(idsOf(answers)).toHaveLength(9);
    expect(idsOf({ ...answers, urgencyLevel: 'immediate' })).toHaveLength(7);
    const concerns = ['asset protection', 'debt management', 'legal procedures', 'contract review'] as const;
    expect(idsOf({ ...answers, specificConcerns: concerns })).toHaveLength(10);
  });

  it('are reordered by preferences, which add none', () => {
    const bySteps = idsOf({ ...answers, preferredLearningStyle: 'step_by_step' });
    expect(bySteps).not.toEqual(idsOf(answers));
    expect(bySteps).not.toContain('registering-a-business');
  });

  it('have at most three of high priority, whatever the weights', () => {
    const priorities = recommend({ ...answers, urgencyLevel: 'immediate' }, guidance).map(
      ({ priority }) => priority,
    );
    expect(priorities.slice(0, 4)).toEqual(['high', 'high', 'high', 'medium']);
    expect(priorities.slice(3)).not.toContain('high');
  });

  it('skip topics that the site lacks', () => {
    const topics = guidance.topics.filter(({ id }) => id !== 'exemptions');
    expect(idsOf(answers, { topics, words })).toEqual(
      expect.arrayContaining(idsOf(answers).filter((id) => id !== 'exemptions')),
    );
    expect(recommend(answers, { topics: [], words })).toEqual([]);
  });

  it('have a new version whenever a rule changes', () => {
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([companionRules, embeddedRules, topicTraits]))
      .digest('hex')
      .slice(0, 16);
    // If this fails: raise RULES_VERSION, regenerate docs/legal-situations.md, read it, then update both
    // values here.
    expect({ RULES_VERSION, fingerprint }).toEqual({ RULES_VERSION: '1', fingerprint: '3caa63e691375cee' });
  });
});

describe('differences between lists', () => {
  const listed = (...ids: string[]) => ids.map((topicId) => ({ topicId }));

  it('name topics that moved, appeared, or disappeared, with places counted from one', () => {
    expect(differences(listed('a', 'b', 'c'), listed('a', 'c', 'd'))).toEqual([
      { topicId: 'c', from: 3, to: 2 },
      { topicId: 'd', from: null, to: 3 },
      { topicId: 'b', from: 2, to: null },
    ]);
  });

  it('are empty if nothing changed', () => {
    expect(differences(recommend(answers, guidance), recommend(answers, guidance))).toEqual([]);
  });
});

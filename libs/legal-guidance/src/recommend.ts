import type { Answers } from './answers.js';
import type { Guidance } from './guidance.js';
import { howMany } from './how-many.js';
import type { Priority, Recommendation } from './recommendation.js';
import { topicTraits } from './rules/topics.js';
import { type WeighedTopic, weigh } from './weigh.js';
import { timeNeeded, why } from './wording.js';

/** Weights from which on something is high or medium; `rules/rule.ts` says how weights are given. */
const lowest = { high: 60, medium: 38 } as const;
const rankOf = { high: 1, medium: 2, other: 3 } as const;

/**
 * What somebody with these answers should look at, the weightiest first: 5 to 12 topics, none twice. Where anything
 * is urgent, `speak-now` leads. The same arguments give the same list, in any browser and on any server.
 */
export function recommend(answers: Answers, { topics, words }: Guidance): Recommendation[] {
  const { ranking, leading } = weigh(answers, topics);
  const urgent = ranking.filter(({ id }) => topicTraits[id].type === 'act-now');
  const others = ranking.filter(({ id }) => topicTraits[id].type !== 'act-now');
  return [...urgent, ...others].slice(0, howMany(answers)).map((each, place) => {
    const { topic, id } = each;
    const priority = place === 0 ? 'high' : priorityOf(each);
    return {
      topicId: topic.id,
      title: topic.name,
      priority,
      priorityRank: rankOf[priority],
      description: topic.description,
      estimatedTime: timeNeeded(topic.estimatedMinutes, words),
      difficulty: topic.difficulty,
      keyPoints: topic.keyPoints,
      bookReferences: topic.bookReferences,
      why: why(each.at, leading, answers.questionnaire, words),
      recommendationType: topicTraits[id].type,
    };
  });
}

function priorityOf({ weight }: WeighedTopic): Priority {
  if (weight >= lowest.high) return 'high';
  return weight >= lowest.medium ? 'medium' : 'other';
}

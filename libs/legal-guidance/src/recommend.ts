import type { Guidance, GuidanceWords } from './guidance.js';
import type { Answers, CompanionChoices, EmbeddedChoices } from './questions.js';
import type { Priority, Recommendation } from './recommendation.js';
import { topicTraits } from './rules/topics.js';
import { type MatchedAnswer, type MatchingRule, weigh, type WeighedTopic } from './weigh.js';

/** People in a hurry need a short list. */
const byUrgency: Readonly<Record<CompanionChoices['urgencyLevel'], number>> = {
  immediate: 7,
  within_month: 8,
  within_year: 9,
  planning_ahead: 10,
};

const byTime: Readonly<Record<EmbeddedChoices['timeCommitment'], number>> = {
  minimal: 6,
  moderate: 8,
  substantial: 10,
  intensive: 12,
};

const concernsWithinThat = 3;
const atMost = 12;

function recommendationCount(answers: Answers): number {
  const [usual, concerns] =
    answers.questionnaire === 'companion'
      ? [byUrgency[answers.urgencyLevel], answers.specificConcerns]
      : [byTime[answers.timeCommitment], answers.primaryConcerns];
  return Math.min(atMost, usual + Math.max(0, concerns.length - concernsWithinThat));
}

/** Maximum number of answers named in a reason; preferences only fill up the rest. */
const maxAnswersNamed = 3;
const enoughAnswers = 2;

/**
 * Builds the reason for a topic: a sentence with the three strongest answers.
 *
 * @param at index of the topic
 */
function why(
  at: number,
  leading: readonly MatchingRule[],
  questionnaire: Answers['questionnaire'],
  { why: { sentence, joint, lastJoint }, questions }: GuidanceWords,
): string {
  const named: MatchedAnswer[] = [];
  const name = (from: 'brings' | 'lifts', atMost: number) => {
    for (const ground of strongestFirst(at, leading, from)) {
      const isNamed = named.some(
        ({ question, option }) => question === ground.question && option === ground.option,
      );
      if (!isNamed && named.length < atMost) named.push(ground);
    }
  };
  name('brings', maxAnswersNamed);
  if (named.length < enoughAnswers) name('lifts', enoughAnswers);
  const clauses = named.flatMap(({ question, option }) => {
    const clause = questions[questionnaire][question]?.options?.[option]?.because;
    return clause ? [clause] : [];
  });
  const last = clauses.pop() ?? '';
  return sentence.replace('{answers}', () =>
    clauses.length > 0 ? `${clauses.join(joint)}${lastJoint}${last}` : last,
  );
}

function strongestFirst(
  at: number,
  leading: readonly MatchingRule[],
  from: 'brings' | 'lifts',
): MatchedAnswer[] {
  const weightOf = ({ rule }: MatchingRule) => rule[from].get(at) ?? 0;
  return leading
    .filter((each) => weightOf(each) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one))
    .flatMap(({ grounds }) => grounds);
}

/** 20 → `About 20 minutes`, 60 → `About an hour`, 120 → `About 2 hours`. */
function timeNeeded(minutes: number, { time }: GuidanceWords): string {
  if (minutes === 60) return time.hour;
  const isHours = minutes % 60 === 0;
  return (isHours ? time.hours : time.minutes).replace('{count}', String(isHours ? minutes / 60 : minutes));
}

const maxHighPriority = 3;

/** Minimum weights for high and medium priority; see `rules/rule.ts`. */
const minWeight = { high: 60, medium: 38 } as const;
const rankOf = { high: 1, medium: 2, other: 3 } as const;

/**
 * Recommends 5 to 12 distinct topics for the answers, heaviest first. If anything is urgent, `speak-now`
 * comes first. Deterministic: equal arguments give the same list everywhere.
 */
export function recommend(answers: Answers, { topics, words }: Guidance): Recommendation[] {
  const { ranking, leading } = weigh(answers, topics);
  const urgent = ranking.filter(({ id }) => topicTraits[id].type === 'act-now');
  const others = ranking.filter(({ id }) => topicTraits[id].type !== 'act-now');
  return [...urgent, ...others].slice(0, recommendationCount(answers)).map((each, place) => {
    const { topic, id } = each;
    const priority = priorityOf(each, place);
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

function priorityOf({ weight }: WeighedTopic, place: number): Priority {
  if (place === 0 || (weight >= minWeight.high && place < maxHighPriority)) return 'high';
  return weight >= minWeight.medium ? 'medium' : 'other';
}

import type { Guidance, GuidanceWords } from './guidance.js';
import type { Answers, CompanionChoices, EmbeddedChoices } from './questions.js';
import type { Priority, Recommendation } from './recommendation.js';
import { topicTraits } from './rules/topics.js';
import { type Ground, type LeadingRule, weigh, type WeighedTopic } from './weigh.js';

/** Somebody in haste is not helped by a long list. */
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

/** How many recommendations suit the answers: 6 to 12, more where many concerns are to be met. */
function howMany(answers: Answers): number {
  const [usual, concerns] =
    answers.questionnaire === 'companion'
      ? [byUrgency[answers.urgencyLevel], answers.specificConcerns]
      : [byTime[answers.timeCommitment], answers.primaryConcerns];
  return Math.min(atMost, usual + Math.max(0, concerns.length - concernsWithinThat));
}

/** So many answers make a sentence that is still read; taste is named only where less would be said. */
const answersNamed = 3;
const enoughAnswers = 2;

/**
 * The answers that led to a topic, the strongest three, in a sentence.
 *
 * @param at the topic's place
 */
function why(
  at: number,
  leading: readonly LeadingRule[],
  questionnaire: Answers['questionnaire'],
  { why: { sentence, joint, lastJoint }, questions }: GuidanceWords,
): string {
  const named: Ground[] = [];
  const name = (from: 'brings' | 'lifts', atMost: number) => {
    for (const ground of strongestFirst(at, leading, from)) {
      const isNamed = named.some(
        ({ question, option }) => question === ground.question && option === ground.option,
      );
      if (!isNamed && named.length < atMost) named.push(ground);
    }
  };
  name('brings', answersNamed);
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

function strongestFirst(at: number, leading: readonly LeadingRule[], from: 'brings' | 'lifts'): Ground[] {
  const weightOf = ({ rule }: LeadingRule) => rule[from].get(at) ?? 0;
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

/** Where more is weighty than somebody can begin with, the first three are first. */
const highAtMost = 3;

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
  if (place === 0 || (weight >= lowest.high && place < highAtMost)) return 'high';
  return weight >= lowest.medium ? 'medium' : 'other';
}

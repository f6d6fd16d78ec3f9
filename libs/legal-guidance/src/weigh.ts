import type { Answers } from './answers.js';
import { companionRules } from './rules/companion-rules.js';
import { embeddedRules } from './rules/embedded-rules.js';
import type { Brings, Lift, Rule } from './rules/rule.js';
import { type TopicId, topicIds, topicTraits } from './rules/topics.js';
import type { LegalTopic } from './topic.js';

/** An answer as a rule names it. */
export interface Ground {
  question: string;
  option: string;
}

/** A topic with the answers that speak for it. */
export interface WeighedTopic {
  topic: LegalTopic;
  id: TopicId;
  weight: number;
  /** The strongest first; a rule of two answers gives both. */
  grounds: readonly { weight: number; answers: readonly Ground[] }[];
}

interface ReadyRule {
  conditions: readonly (readonly [question: string, options: readonly string[]])[];
  brings: readonly (readonly [TopicId, number])[];
  lifts: readonly Lift[];
}

const entriesOf = (brings: Brings = {}) => Object.entries(brings) as [TopicId, number][];

const ready = <Choices>(rules: readonly Rule<Choices>[]): ReadyRule[] =>
  rules.map(({ when, brings, lifts = [] }) => ({
    conditions: Object.entries(when as Readonly<Record<string, readonly string[]>>),
    brings: entriesOf(brings),
    lifts,
  }));

const rulesOf: Readonly<Record<Answers['questionnaire'], readonly ReadyRule[]>> = {
  companion: ready(companionRules),
  embedded: ready(embeddedRules),
};

/** Every topic that the answers lead to, the weightiest first; equals as `topicTraits` has them. */
export function weigh(answers: Answers, topics: ReadonlyMap<string, LegalTopic>): WeighedTopic[] {
  const led = rulesOf[answers.questionnaire].flatMap((rule) => {
    const grounds = groundsOf(rule, answers);
    return grounds ? [{ rule, grounds }] : [];
  });

  const found = new Map<
    TopicId,
    { weight: number; grounds: { weight: number; answers: readonly Ground[] }[] }
  >();
  for (const { rule, grounds } of led) {
    for (const [id, weight] of rule.brings) {
      const known = found.get(id) ?? { weight: 0, grounds: [] };
      known.weight += weight;
      known.grounds.push({ weight, answers: grounds });
      found.set(id, known);
    }
  }

  const weighed = topicIds.flatMap((id) => {
    const [topic, known] = [topics.get(id), found.get(id)];
    return topic && known ? [{ topic, id, ...known }] : [];
  });
  for (const { rule, grounds } of led) {
    for (const lift of rule.lifts) {
      for (const one of weighed) {
        if (!reaches(lift, one)) continue;
        one.weight += lift.by;
        if (lift.by > 0) one.grounds.push({ weight: lift.by, answers: grounds });
      }
    }
  }
  for (const { grounds } of weighed) grounds.sort((one, other) => other.weight - one.weight);
  return weighed.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
}

/** The answers by which a rule holds, or null where it does not. */
function groundsOf({ conditions }: ReadyRule, answers: Answers): Ground[] | null {
  const given = answers as unknown as Readonly<Record<string, string | readonly string[]>>;
  const grounds: Ground[] = [];
  for (const [question, options] of conditions) {
    const answer = given[question];
    const option =
      typeof answer === 'string'
        ? options.find((each) => each === answer)
        : options.find((each) => answer?.includes(each));
    if (option === undefined) return null;
    grounds.push({ question, option });
  }
  return grounds;
}

function reaches(lift: Lift, { id, topic }: { id: TopicId; topic: LegalTopic }): boolean {
  if ('suiting' in lift) return (topicTraits[id].suits as readonly string[]).includes(lift.suiting);
  if ('difficulty' in lift) return topic.difficulty === lift.difficulty;
  if ('type' in lift) return topicTraits[id].type === lift.type;
  if ('category' in lift) return topic.category === lift.category;
  if ('topics' in lift) return lift.topics.includes(id);
  const minutes = topic.estimatedMinutes;
  return 'atMost' in lift.lastingMinutes
    ? minutes <= lift.lastingMinutes.atMost
    : minutes >= lift.lastingMinutes.atLeast;
}

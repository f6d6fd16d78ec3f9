import type { Answers } from './questions.js';
import { companionRules } from './rules/companion-rules.js';
import { embeddedRules } from './rules/embedded-rules.js';
import type { Lift, Rule } from './rules/rule.js';
import { type TopicId, topicIds, topicTraits } from './rules/topics.js';
import type { LegalTopic } from './guidance.js';

/** A topic that the rules refer to and the site has. */
export interface KnownTopic {
  id: TopicId;
  topic: LegalTopic;
}

/** A rule compiled for a site's topics, which it refers to by index in `CompiledRules.topics`. */
export interface CompiledRule {
  conditions: readonly (readonly [question: string, options: readonly string[]])[];
  brings: ReadonlyMap<number, number>;
  lifts: ReadonlyMap<number, number>;
}

export interface CompiledRules {
  /** In the order of `topicTraits`, which breaks ties. */
  topics: readonly KnownTopic[];
  rules: Readonly<Record<Answers['questionnaire'], readonly CompiledRule[]>>;
}

const compiled = new WeakMap<readonly LegalTopic[], CompiledRules>();

/** Compiles the rules for a list of topics; cached per list, which must not change afterward. */
export function compileRules(topics: readonly LegalTopic[]): CompiledRules {
  const found = compiled.get(topics) ?? compileRule(topics);
  compiled.set(topics, found);
  return found;
}

function compileRule(topics: readonly LegalTopic[]): CompiledRules {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  const known = topicIds.flatMap((id): KnownTopic[] => {
    const topic = byId.get(id);
    return topic ? [{ id, topic }] : [];
  });
  const placesOf = ({
    brings: brought = {},
    lifts: lifting = [],
  }: Pick<Rule<unknown>, 'brings' | 'lifts'>) => {
    const brings = known.map(({ id }) => brought[id] ?? 0);
    const lifts = known.map((each) =>
      lifting.reduce((sum, lift) => sum + (reaches(lift, each) ? lift.by : 0), 0),
    );
    return { brings: withoutZeros(brings), lifts: withoutZeros(lifts) };
  };
  const ready = <Choices>(rules: readonly Rule<Choices>[]): CompiledRule[] =>
    rules.map((rule) => ({
      conditions: Object.entries(rule.when as Readonly<Record<string, readonly string[]>>),
      ...placesOf(rule),
    }));
  return { topics: known, rules: { companion: ready(companionRules), embedded: ready(embeddedRules) } };
}

/** By index, without zeros. */
function withoutZeros(weights: readonly number[]): ReadonlyMap<number, number> {
  return new Map(weights.flatMap((weight, at) => (weight === 0 ? [] : [[at, weight]])));
}

function reaches(lift: Lift, { id, topic }: KnownTopic): boolean {
  // Urgent topics do not depend on preferences.
  if (topicTraits[id].type === 'act-now') return false;
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

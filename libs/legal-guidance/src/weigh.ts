import type { Answers } from './questions.js';
import { type KnownTopic, type CompiledRule, compileRules } from './compile-rules.js';
import type { LegalTopic } from './guidance.js';

export interface MatchedAnswer {
  question: string;
  option: string;
}

export interface MatchingRule {
  rule: CompiledRule;
  grounds: readonly MatchedAnswer[];
}

export interface WeighedTopic extends KnownTopic {
  /** Index among the topics of `compile-rules.ts`. */
  at: number;
  weight: number;
}

/** Returns every topic that the answers lead to, heaviest first, with the matching rules. */
export function weigh(
  answers: Answers,
  allTopics: readonly LegalTopic[],
): { ranking: WeighedTopic[]; leading: MatchingRule[] } {
  const { topics, rules } = compileRules(allTopics);
  const leading: MatchingRule[] = [];
  for (const rule of rules[answers.questionnaire]) {
    const grounds = matchedAnswers(rule, answers);
    if (grounds) leading.push({ rule, grounds });
  }

  const weights = new Map<number, number>();
  for (const { rule } of leading)
    for (const [at, weight] of rule.brings) weights.set(at, (weights.get(at) ?? 0) + weight);
  for (const { rule } of leading) {
    for (const [at, by] of rule.lifts) {
      const weight = weights.get(at);
      if (weight !== undefined) weights.set(at, weight + by);
    }
  }

  const ranking = topics.flatMap(({ id, topic }, at): WeighedTopic[] => {
    const weight = weights.get(at) ?? 0;
    return weight > 0 ? [{ id, topic, at, weight }] : [];
  });
  return { ranking: ranking.sort((one, other) => other.weight - one.weight), leading };
}

/** Returns the answers that satisfy a rule; null if it does not match. */
function matchedAnswers({ conditions }: CompiledRule, answers: Answers): MatchedAnswer[] | null {
  const given = answers as unknown as Readonly<Record<string, string | readonly string[]>>;
  const grounds: MatchedAnswer[] = [];
  for (const [question, options] of conditions) {
    const answer = given[question] ?? [];
    const option =
      typeof answer === 'string'
        ? options.find((each) => each === answer)
        : options.find((each) => answer.includes(each));
    if (option === undefined) return null;
    grounds.push({ question, option });
  }
  return grounds;
}

import type { Category, Difficulty } from '../guidance.js';
import type { CompanionChoices, EmbeddedChoices } from '../questions.js';
import type { RecommendationType } from '../recommendation.js';
import type { Manner, TopicId } from './topics.js';

/** All of the named questions must have one of the named options. */
export type Condition<Choices> = {
  readonly [Field in keyof Choices]?: Choices[Field] extends readonly (infer Option)[]
    ? readonly Option[]
    : readonly Choices[Field][];
};

/** Adds to topics that other rules have brought, and brings none: taste is no reason to talk of something else. */
export type Lift = {
  /** Less than nothing pushes down. */
  by: number;
} & (
  | { suiting: Manner }
  | { difficulty: Difficulty }
  | { type: RecommendationType }
  | { category: Category }
  | { topics: readonly TopicId[] }
  | { lastingMinutes: { atMost: number } | { atLeast: number } }
);

export interface Rule<Choices> {
  when: Condition<Choices>;
  /** Topics with their weights, which add up: with 60 and more a topic is of high priority, with 38 of medium. */
  brings?: Brings;
  lifts?: readonly Lift[];
}

export type Brings = Readonly<Partial<Record<TopicId, number>>>;

export type CompanionRule = Rule<CompanionChoices>;
export type EmbeddedRule = Rule<EmbeddedChoices>;

/**
 * Of the rules, kept with every stored recommendation: the same answers, topics and version give the same result.
 * Raised with every change of a rule; a test notices when that is forgotten.
 */
export const RULES_VERSION = '1';

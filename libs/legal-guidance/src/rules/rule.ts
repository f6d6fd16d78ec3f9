import type { Category, Difficulty } from '../guidance.js';
import type { CompanionChoices, EmbeddedChoices } from '../questions.js';
import type { RecommendationType } from '../recommendation.js';
import type { Manner, TopicId } from './topics.js';

/** All named questions must have one of the named options. */
export type Condition<Choices> = {
  readonly [Field in keyof Choices]?: Choices[Field] extends readonly (infer Option)[]
    ? readonly Option[]
    : readonly Choices[Field][];
};

/** Raises topics that other rules have added: preferences alone add none. */
export type Lift = {
  /** Negative values lower the weight. */
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
  /** Topics with weights, which add up: 60 is high priority, 38 medium. */
  brings?: Brings;
  lifts?: readonly Lift[];
}

export type Brings = Readonly<Partial<Record<TopicId, number>>>;

export type CompanionRule = Rule<CompanionChoices>;
export type EmbeddedRule = Rule<EmbeddedChoices>;

/** Stored with every recommendation. Raise it with every change of a rule; a test checks this. */
export const RULES_VERSION = '1';

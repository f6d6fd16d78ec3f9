import type { Transitions } from '../../platform/transitions.js';

/** `held`: the talk took place. */
export const SPEAKING_STAGES = ['new', 'talking', 'offered', 'booked', 'held', 'declined'] as const;

export type SpeakingStage = (typeof SPEAKING_STAGES)[number];

/** Stages of talks that visitors may learn of. */
export const publicStages: readonly SpeakingStage[] = ['booked', 'held'];

/** Maximum number of requests listed in each stage, so that old declined ones hide no open ones. */
export const LISTED_IN_STAGE = 50;

/** One step at a time; each can be undone. */
export const speakingTransitions: Transitions<SpeakingStage> = {
  new: ['talking', 'declined'],
  talking: ['new', 'offered', 'declined'],
  offered: ['talking', 'booked', 'declined'],
  booked: ['offered', 'held', 'declined'],
  held: ['booked'],
  declined: ['new', 'talking', 'offered', 'booked'],
};

import type { Transitions } from '../../platform/transitions.js';

/** Just asked; spoken about; a date and a price are offered; agreed; given; not to be. */
export const SPEAKING_STAGES = ['new', 'talking', 'offered', 'booked', 'held', 'declined'] as const;

export type SpeakingStage = (typeof SPEAKING_STAGES)[number];

/** What may follow what. Each step can be taken back; nothing is booked that was not offered, or held that was not booked. */
export const speakingTransitions: Transitions<SpeakingStage> = {
  new: ['talking', 'declined'],
  talking: ['new', 'offered', 'declined'],
  offered: ['talking', 'booked', 'declined'],
  booked: ['offered', 'held', 'declined'],
  held: ['booked'],
  declined: ['new', 'talking', 'offered', 'booked'],
};

import type { SpeakingStage } from '@lectern/api-client/admin';
import type { StatusWords } from '../components/index.js';
import { customers as m } from '../messages.js';

interface StageWords extends StatusWords {
  /** Explains the stage. */
  meaning: string;
}

/** In the order of the stages. */
export const stageWords: Record<SpeakingStage, StageWords> = {
  new: { label: m.xNew, tone: 'busy', meaning: m.somebodyHasAsked },
  talking: { label: m.talking, tone: 'busy', meaning: m.youAreWritingOr },
  offered: { label: m.offered, tone: 'caution', meaning: m.youHaveNamedDay },
  booked: { label: m.booked, tone: 'good', meaning: m.itIsAgreed },
  held: { label: m.held, tone: 'neutral', meaning: m.youHaveBeenThere },
  declined: { label: m.declined, tone: 'neutral', meaning: m.notBe },
};

export interface Transition {
  to: SpeakingStage;
  label: string;
  /** Whether it moves the request forward; such a step comes first. */
  isOn?: boolean;
}

const decline: Transition = { to: 'declined', label: m.decline };

/** Allowed transitions, as in `backend/src/leads/speaking/speaking-rules.ts`. */
export const transitionsOf: Record<SpeakingStage, readonly Transition[]> = {
  new: [{ to: 'talking', label: m.weAreTalking, isOn: true }, decline],
  talking: [{ to: 'offered', label: m.iMadeAnOffer, isOn: true }, { to: 'new', label: m.backToNew }, decline],
  offered: [
    { to: 'booked', label: m.itIsBooked, isOn: true },
    { to: 'talking', label: m.backToTalking },
    decline,
  ],
  booked: [
    { to: 'held', label: m.itWasHeld, isOn: true },
    { to: 'offered', label: m.backToOffered },
    decline,
  ],
  held: [{ to: 'booked', label: m.backToBooked }],
  declined: [{ to: 'talking', label: m.takeItUpAgain }],
};

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** `Friday, May 14, 2027`; a calendar date without a time zone. */
export const dayOf = (eventOn: string): string => day.format(new Date(`${eventOn}T00:00:00Z`));

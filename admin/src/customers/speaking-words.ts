import { formatDate } from '../shop.js';
import type { SpeakingStage } from '@lectern/api-client/admin';
import type { StatusWords } from '../components/index.js';
import { customers as m } from '../messages.js';

interface StageWords extends StatusWords {
  meaning: string;
}

export const stageWords: Record<SpeakingStage, StageWords> = {
  new: { ...m.speaking.stages.new, tone: 'busy' },
  talking: { ...m.speaking.stages.talking, tone: 'busy' },
  offered: { ...m.speaking.stages.offered, tone: 'caution' },
  booked: { ...m.speaking.stages.booked, tone: 'good' },
  held: { ...m.speaking.stages.held, tone: 'neutral' },
  declined: { ...m.speaking.stages.declined, tone: 'neutral' },
};

export interface Transition {
  to: SpeakingStage;
  label: string;
  /** Whether it moves the request forward; such a step comes first. */
  isOn?: boolean;
}

const { moves } = m.speaking;

const decline: Transition = { to: 'declined', label: moves.decline };

/** Allowed transitions, as in `backend/src/leads/speaking/speaking-rules.ts`. */
export const transitionsOf: Record<SpeakingStage, readonly Transition[]> = {
  new: [{ to: 'talking', label: moves.talk, isOn: true }, decline],
  talking: [
    { to: 'offered', label: moves.offer, isOn: true },
    { to: 'new', label: moves.backToNew },
    decline,
  ],
  offered: [
    { to: 'booked', label: moves.book, isOn: true },
    { to: 'talking', label: moves.backToTalking },
    decline,
  ],
  booked: [
    { to: 'held', label: moves.hold, isOn: true },
    { to: 'offered', label: moves.backToOffered },
    decline,
  ],
  held: [{ to: 'booked', label: moves.backToBooked }],
  declined: [{ to: 'talking', label: moves.reopen }],
};

/** `Friday, May 14, 2027`; a calendar date without a time zone. */
export const dayOf = (eventOn: string): string =>
  formatDate(new Date(`${eventOn}T00:00:00Z`), { dateStyle: 'full', timeZone: 'UTC' });

import type { SpeakingStage } from '@lectern/api-client/admin';
import type { StatusTone } from '../components/index.js';

interface StageWords {
  label: string;
  tone: StatusTone;
  /** What it means that a request stands here. */
  meaning: string;
}

/** In the order of the way that a request goes. */
export const stageWords: Record<SpeakingStage, StageWords> = {
  new: { label: 'New', tone: 'busy', meaning: 'Somebody has asked.' },
  talking: { label: 'Talking', tone: 'busy', meaning: 'You are writing or speaking about it.' },
  offered: { label: 'Offered', tone: 'caution', meaning: 'You have named a day and a price.' },
  booked: { label: 'Booked', tone: 'good', meaning: 'It is agreed.' },
  held: { label: 'Held', tone: 'neutral', meaning: 'You have been there.' },
  declined: { label: 'Declined', tone: 'neutral', meaning: 'It is not to be.' },
};

export interface Transition {
  to: SpeakingStage;
  label: string;
  /** Whether it leads on: the one that stands first. */
  isOn?: boolean;
}

const decline: Transition = { to: 'declined', label: 'Decline' };

/** What may follow what, as `backend/src/leads/speaking/speaking-stage.ts` allows it. */
export const transitionsOf: Record<SpeakingStage, readonly Transition[]> = {
  new: [{ to: 'talking', label: 'We are talking', isOn: true }, decline],
  talking: [
    { to: 'offered', label: 'I made an offer', isOn: true },
    { to: 'new', label: 'Back to new' },
    decline,
  ],
  offered: [
    { to: 'booked', label: 'It is booked', isOn: true },
    { to: 'talking', label: 'Back to talking' },
    decline,
  ],
  booked: [
    { to: 'held', label: 'It was held', isOn: true },
    { to: 'offered', label: 'Back to offered' },
    decline,
  ],
  held: [{ to: 'booked', label: 'Back to booked' }],
  declined: [{ to: 'talking', label: 'Take it up again' }],
};

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** `Friday, May 14, 2027`; a day has no zone. */
export const dayOf = (eventOn: string): string => day.format(new Date(`${eventOn}T00:00:00Z`));

import { defineEvent } from '../events/events.js';

export interface JobGivenUp {
  /** Of the run: of an email, that of its record as well. */
  id: string;
  job: string;
  payload: object;
}

/** Somebody has decided that work which failed is not done any more. */
export const jobGivenUp = defineEvent<JobGivenUp>('job-given-up');

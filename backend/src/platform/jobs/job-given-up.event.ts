import { defineEvent } from '../events/events.js';

export interface JobGivenUp {
  /** Id of the run, and of the email's record if it was to send one. */
  id: string;
  job: string;
  payload: object;
}

/** A failed or held job was given up by the owner. */
export const jobGivenUp = defineEvent<JobGivenUp>('job-given-up');

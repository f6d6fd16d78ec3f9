import { defineEvent } from '../events/events.js';

export interface JobGivenUp {
  /** Id of the run, and of its email's record if it sends one. */
  id: string;
  job: string;
  payload: object;
}

export const jobGivenUp = defineEvent<JobGivenUp>('job-given-up');

export type Verdict = 'good' | 'warn' | 'missing' | 'unknown';

/** What one check of the sender's domain has found. */
export interface Finding {
  check: 'spf' | 'dkim' | 'dmarc' | 'mx';
  verdict: Verdict;
  /** The records as they are published; empty where there are none. */
  found: string[];
  /** What to do, with the exact record to publish; or that nothing is to be done. */
  advice: string;
}

/** How often one source may do one thing: so many at once, and then one more in each time. */
export interface RateLimit {
  /** Calls that share a name share a count. */
  name: string;
  burst: number;
  everyMs: number;
}

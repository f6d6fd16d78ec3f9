/** One number, with what tells it from its sisters: few and known values only, never an id or an address. */
export interface Sample {
  value: number;
  labels?: Record<string, string>;
}

/** Numbers that are read where they lie (a database, a queue) at the moment when somebody asks. */
export interface MetricsSource<Name extends string = string> {
  /** Label of `lectern_source_up`, which tells whether the last reading succeeded. */
  name: string;
  /** What each number means, in Prometheus's units: seconds, bytes, or a plain count. */
  gauges: Record<Name, { help: string; labels?: readonly string[] }>;
  /** All of them at once. May fail: then they are left out of this answer. */
  read(): Promise<Record<Name, readonly Sample[]>>;
}

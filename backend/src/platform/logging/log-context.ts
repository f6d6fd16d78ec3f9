import { AsyncLocalStorage } from 'node:async_hooks';

/** Ids, numbers, names of jobs and routes; no personal data. */
export type LogFields = Record<string, string | number | boolean | undefined>;

const current = new AsyncLocalStorage<LogFields>();

/** Adds fields to all log lines that `work` writes, even asynchronously. */
export function withinLog<T>(fields: LogFields, work: () => T): T {
  return current.run(fields, work);
}

/** Adds fields to the following log lines of this request or job; no-op elsewhere. */
export function noteInLog(fields: LogFields): void {
  const store = current.getStore();
  if (store) Object.assign(store, fields);
}

export function logFields(): Readonly<LogFields> {
  return current.getStore() ?? {};
}

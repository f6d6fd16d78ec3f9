import { AsyncLocalStorage } from 'node:async_hooks';

/** What a line of the log says besides its message: ids, names of jobs and routes, numbers. Nobody's data. */
export type LogFields = Record<string, string | number | boolean | undefined>;

const current = new AsyncLocalStorage<LogFields>();

/** Every line written within `work`, however late and however deep, carries these fields. */
export function withinLog<T>(fields: LogFields, work: () => T): T {
  return current.run(fields, work);
}

/** Adds what has become known to the lines that follow in this request or job; elsewhere it does nothing. */
export function noteInLog(fields: LogFields): void {
  const store = current.getStore();
  if (store) Object.assign(store, fields);
}

export function logFields(): Readonly<LogFields> {
  return current.getStore() ?? {};
}

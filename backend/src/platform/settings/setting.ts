/** Something that the owner settles in the dashboard: a few fields, kept together and changed together. */
export interface Setting<V extends object> {
  /** `site-notice`; names it in the database and in the log of what was done. */
  readonly key: string;
  /** How it stands before anybody has changed it. */
  readonly initial: V;
  /** What its fields are called, for a sentence: `the text`. */
  readonly names: Readonly<Record<keyof V & string, string>>;
}

const declared = new Set<string>();

/** Declares a setting. Its values are kept as JSON, for good: what is no longer a field of it is not read any more. */
export function defineSetting<V extends object>(setting: Setting<V>): Setting<V> {
  if (declared.has(setting.key)) throw new Error(`The setting "${setting.key}" is declared twice.`);
  declared.add(setting.key);
  return setting;
}

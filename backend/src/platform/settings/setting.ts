export interface Setting<V extends object> {
  /** Name in the database and the audit log, such as `site-notice`. */
  readonly key: string;
  readonly initial: V;
  /** Names of the fields in a sentence, such as `the text`. */
  readonly names: Readonly<Record<keyof V & string, string>>;
}

const declared = new Set<string>();

/** Declares a setting. Values are stored as JSON for good; removed fields are ignored when read. */
export function defineSetting<V extends object>(setting: Setting<V>): Setting<V> {
  if (declared.has(setting.key)) throw new Error(`The setting "${setting.key}" is declared twice.`);
  declared.add(setting.key);
  return setting;
}

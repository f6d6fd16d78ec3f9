import type { ApiError } from '@lectern/api-client/admin';

import type { SavingState } from './saving-machine.js';

export interface SavedValue<V> {
  value: V;
  revision: number;
  /** ISO 8601; null for what the server does not hold yet. */
  savedAt: string | null;
  /** Name of the person who saved it. */
  who: string;
}

/** As it is typed; or only when the user asks, for what visitors see or readers get at once. */
export type SaveWhen = 'typed' | 'asked';

/** Answer to a save. */
export interface Stored<V> extends Pick<SavedValue<V>, 'revision' | 'savedAt'> {
  /** As the server holds it; by default as sent. */
  value?: V;
}

export interface SaverOptions<V> {
  /** Of the staff member and the text, unique in this browser: `ann@example.com article:1`. */
  owner: string;
  saved: SavedValue<V>;
  /** By default as it is typed. */
  when?: SaveWhen;
  /** Whether the server would store the same for both; by default if they are equal. */
  isSame?(one: V, other: V): boolean;
  /**
   * @returns undefined if the user canceled it
   * @throws ApiError with status 409 if the server has another revision
   */
  save(value: V, revision: number): Promise<Stored<V> | undefined>;
  load(): Promise<SavedValue<V>>;
  /** After the server stored a value. */
  onStored?(): void;
}

export interface SaverSnapshot<V> {
  state: SavingState;
  value: V;
  revision: number;
  savedAt: Date | null;
  /** The server's refusal of the text. */
  error: ApiError | null;
  /** The other text, once it is loaded. */
  theirs: SavedValue<V> | null;
  copy: { value: V; at: Date } | null;
}

export const dateOf = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

/** A text of the server in a snapshot. */
export const factsOf = <V>({ value, revision, savedAt }: SavedValue<V>) => ({
  ...{ value, revision },
  savedAt: dateOf(savedAt),
});

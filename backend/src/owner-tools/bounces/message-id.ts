const RECORD_ID = /-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** A Message-ID without what stands around it; undefined where there is none. */
export function bareMessageId(value: string | undefined): string | undefined {
  return /<?([^\s<>]+@[^\s<>]+)>?/.exec(value ?? '')?.[1];
}

/** The id of the record that a Message-ID of ours, or the key that it is made of, ends in. */
export function recordIdOf(key: string | undefined): string | undefined {
  return RECORD_ID.exec(key?.split('@')[0] ?? '')?.[1];
}

/** Locks a row until the transaction ends. Rows that refer to it can still be inserted. */
export const ROW_LOCK = { mode: 'for_no_key_update' } as const;

interface Page<T> {
  items: readonly T[];
  nextCursor: string | null;
}

/** Each page asked for when the one before has been taken: a list of any length, never held whole. */
export async function* inBatches<T>(
  read: (cursor: string | undefined) => Promise<Page<T>>,
): AsyncGenerator<T> {
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await read(cursor);
    yield* items;
    cursor = nextCursor ?? undefined;
  } while (cursor);
}

/** Rows of a file that are read in one go. */
export const EXPORT_BATCH = 1_000;

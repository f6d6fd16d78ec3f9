interface Leaving {
  leave(): Promise<void>;
}

const savers = new Set<Leaving>();

/** @returns removes it again */
export function addSaver(saver: Leaving): () => void {
  savers.add(saver);
  return () => savers.delete(saver);
}

/** Saves the texts of the page, or keeps copies of them. */
export const leaveAll = async (): Promise<void> =>
  void (await Promise.all([...savers].map((saver) => saver.leave())));

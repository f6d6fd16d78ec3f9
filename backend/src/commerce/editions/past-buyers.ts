/** What becomes of those who bought before: they get the new edition and a letter, get it quietly, or keep theirs. */
export type PastBuyers = 'told' | 'served' | 'kept';

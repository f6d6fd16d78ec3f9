/** A confirmation later than this after the sample starts no series. */
export const SAMPLE_COUNTS_DAYS = 14;

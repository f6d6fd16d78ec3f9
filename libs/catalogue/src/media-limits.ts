export const filmLimitBytes = 3_000_000;
export const recordingLimitBytes = 4_000_000;
/** Of a photograph: more than any page or printed cover needs, and quickly read. */
export const pictureLimitPixels = 50_000_000;

/** A recorded opening ends at the first paragraph end within these limits, or at the first sentence end beyond them. */
export const openingWords = { min: 365, max: 420 };

/** Of a film, in the content or uploaded. */
export const filmLimitBytes = 500_000_000;
export const filmLimitWords = '500 MB';
export const recordingLimitBytes = 4_000_000;
/** Of a photograph: more than any page or printed cover needs, and quickly read. */
export const pictureLimitPixels = 50_000_000;

/** A recorded opening ends at the first paragraph end within these limits, or at the first sentence end beyond them. */
export const openingWords = { min: 365, max: 420 };

/** Id of the consent question. Its element exists only if a tag is configured, and holds the tag's id. */
export const questionId = 'consent';

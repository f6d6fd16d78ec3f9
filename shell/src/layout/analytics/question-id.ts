/** Of the question whether a visit may be counted. It stands in the document where a tag is set, and names the tag. */
export const questionId = 'consent';

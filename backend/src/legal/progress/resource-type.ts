/** What a bookmark may be about. */
export const resourceTypes = ['topic', 'book'] as const;

export type ResourceType = (typeof resourceTypes)[number];

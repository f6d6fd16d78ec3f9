/** What a message of the contact page is about, as its writer or somebody at the desk says. */
export const MESSAGE_TOPICS = ['speaking', 'books', 'other'] as const;

export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

export const heldMessagesKey = ['held messages'];

/** Whether a text can be the id of an order: ours are UUIDs, those of an older shop may look otherwise. */
export const isOrderId = (text: string): boolean => /^[\w.:-]{1,200}$/.test(text);

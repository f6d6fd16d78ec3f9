/** An answer that is being written; `replyId` stays the same until it is sent, so that it is sent once. */
export interface AnswerDraft {
  replyId: string;
  body: string;
}

// In this window alone: it outlives a reload and a session that ends, and goes when she signs out or closes it.
const prefix = 'desk-answer:';
const keyOf = (email: string, messageId: string) => `${prefix}${email}:${messageId}`;

/** @param email of whoever writes: another sees nothing of it */
export function findDraft(email: string, messageId: string): AnswerDraft {
  const fresh = { replyId: crypto.randomUUID(), body: '' };
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(email, messageId)) ?? 'null') as AnswerDraft | null;
    return kept && typeof kept.body === 'string' && typeof kept.replyId === 'string' ? kept : fresh;
  } catch {
    return fresh;
  }
}

export function keepDraft(email: string, messageId: string, draft: AnswerDraft): void {
  try {
    if (draft.body.trim()) sessionStorage.setItem(keyOf(email, messageId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(email, messageId));
  } catch {
    // No room, or none allowed: it lives as long as the page.
  }
}

export function forgetDraft(email: string, messageId: string): void {
  keepDraft(email, messageId, { replyId: '', body: '' });
}

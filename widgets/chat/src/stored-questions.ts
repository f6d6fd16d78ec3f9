/** Stores the visitor's questions beyond the page. Answers are recomputed, because they may have changed. */
export interface StoredQuestions {
  read(): string[];
  write(questions: readonly string[]): void;
}

const key = 'lectern.chat-questions';

export const questionsOfTab: StoredQuestions = {
  read: () => {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter((question) => typeof question === 'string') : [];
    } catch {
      return [];
    }
  },
  write: (questions) => {
    try {
      if (questions.length > 0) sessionStorage.setItem(key, JSON.stringify(questions));
      else sessionStorage.removeItem(key);
    } catch {
      // Storage is unavailable: the conversation ends with the page.
    }
  },
};

/** What a visitor has asked, kept beyond the page. The answers are found again: they may be others by then. */
export interface KeptQuestions {
  read(): string[];
  write(questions: readonly string[]): void;
}

const key = 'lectern.chat-questions';

/** For as long as the tab is open; nothing is kept where the browser stores nothing. */
export const questionsOfTab: KeptQuestions = {
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
      // The conversation ends with the page.
    }
  },
};

/** The words of one letter. `{title}`, `{name}`, `{format}` and `{site}` stand for what the letter is about. */
export interface LetterWords {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preheader: string;
  heading: string;
  greeting: string;
  paragraphs: string[];
  buttonLabel: string;
  formatNotes: { pdf: string; epub: string };
  closing: string[];
  signature: string;
}

export interface ReceiptWords {
  receiptHeading: string;
  receiptLabels: { order: string; date: string; item: string; total: string };
}

export interface Mails {
  orderDelivered: LetterWords & ReceiptWords;
  linkRenewed: LetterWords;
  footer: string;
}

/** What the thread says that opens a PDF: how many pages it has, or why it does not open. */
export type PdfAnswer = number | 'damaged' | 'locked' | 'empty';

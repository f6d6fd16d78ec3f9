/** What the thread says that opens a PDF. */
export type PdfAnswer = 'opens' | 'damaged' | 'locked' | 'empty';

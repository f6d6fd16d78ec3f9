import { writeMarkdown } from '@lectern/rich-text';
import { documentOf, type EmailDocument } from './email-document.js';

/**
 * The text of a broadcast in the editor. Only an edit rewrites it: undoing all edits gives the original. A text that the
 * editor would change is edited as Markdown, and has no document.
 */
export class EmailText {
  private body: string | undefined;
  private doc: EmailDocument | undefined;
  private original = '';
  private start: EmailDocument | undefined;

  /** Always the same document for the same text. */
  docOf(body: string): EmailDocument | undefined {
    if (body !== this.body) {
      this.body = this.original = body;
      this.doc = this.start = documentOf(body);
    }
    return this.doc;
  }

  bodyOf(doc: EmailDocument): string {
    this.doc = doc;
    this.body = this.start && doc.eq(this.start) ? this.original : writeMarkdown(doc);
    return this.body;
  }

  /** Markdown that was typed as such, and stays so. */
  keepMarkdown(body: string): void {
    this.body = body;
    this.doc = undefined;
  }
}

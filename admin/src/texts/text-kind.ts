import type { DocumentSummary, OwnPage, OwnPageValue } from '@lectern/api-client/admin';

/** The part of a value that articles and pages have in common. */
export type TextValue = Pick<OwnPageValue, 'title' | 'slug' | 'body'>;

export interface Text extends Omit<OwnPage, 'value'> {
  value: TextValue;
}

/** Calls and words that articles and pages do not share. */
export interface TextKind<T extends Text = Text> {
  name: 'article' | 'page';
  words: {
    title: string;
    lead: string;
    caption: string;
    new: string;
    back: string;
    publish: string;
    empty: { title: string; text: string };
  };
  list(): Promise<DocumentSummary[]>;
  /** @param isNew for an empty text if the server has none */
  fetch(id: string, isNew: boolean): Promise<T>;
  /** Revision 0 creates the text. */
  save(id: string, value: T['value'], revision: number): Promise<{ revision: number; savedAt: string }>;
}

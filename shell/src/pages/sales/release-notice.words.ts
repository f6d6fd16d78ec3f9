import { bookById, type BookId, pages, type PageWords } from '@lectern/catalogue';

export interface ReleaseNoticeWords {
  form: PageWords<'release-notice-asked'>['form'];
  /** What is waited for. */
  productId: string;
}

/** The words of the form that asks to be told; null for a book that is out, or will not be sold here. */
export async function releaseNoticeWords(bookId: BookId): Promise<ReleaseNoticeWords | null> {
  const productId = bookById(bookId)?.preOrderProductId;
  if (!productId) return null;
  const { words } = await pages['release-notice-asked']();
  return { form: words.form, productId };
}

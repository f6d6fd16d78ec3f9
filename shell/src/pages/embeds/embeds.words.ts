import { books, type PageWords } from '@lectern/catalogue';
import { pageFileContent, type PageContent } from '../../site-map/page-content.js';
type File = PageWords<'embeds'>;

export interface EmbeddableBook {
  /** `fear-not`: the end of its address, and the embed's `product`. */
  name: string;
  title: string;
  productId: string;
}

export interface EmbedsWords extends Omit<File, 'frames' | 'frameWords' | 'loader'> {
  books: EmbeddableBook[];
  linkPaths: Record<'questionnaire' | 'chat' | 'search', string>;
}

export function embedsContent(): PageContent<EmbedsWords> {
  const { words, ...rest } = pageFileContent('embeds');
  const { frames, frameWords: _inFrames, loader: _outside, ...own } = words;
  return {
    ...rest,
    words: {
      ...own,
      books: books.flatMap(({ path, title, productId, preOrderProductId }) => {
        const sold = productId ?? preOrderProductId;
        return sold ? [{ name: path.slice(1), title, productId: sold }] : [];
      }),
      linkPaths: {
        questionnaire: frames['legal-companion'].linkPath,
        chat: frames.chat.linkPath,
        search: frames.search.linkPath,
      },
    },
  };
}

import type { Schemes } from '@lectern/embed-protocol';
import { books, isOn, look, type PageWords, type PartName } from '@lectern/catalogue';
import { pageFileContent, type PageContent } from '../../site-map/page-content.js';
type File = PageWords<'embeds'>;

type Widgets = File['form']['widgets'];

export interface EmbeddableBook {
  /** `fear-not`: the end of its address, and the embed's `product`. */
  name: string;
  title: string;
  productId: string;
}

export interface EmbedsWords extends Omit<File, 'frames' | 'frameWords' | 'loader' | 'form'> {
  form: Omit<File['form'], 'widgets'> & { widgets: readonly (readonly [keyof Widgets, string])[] };
  books: EmbeddableBook[];
  /** Backgrounds of the site. */
  schemes: Schemes;
  linkPaths: Record<'questionnaire' | 'chat' | 'search', string>;
}

const partOf: Partial<Record<keyof Widgets, PartName>> = { chat: 'chat', questionnaire: 'legal-companion' };

export function embedsContent(): PageContent<EmbedsWords> {
  const { words, ...rest } = pageFileContent('embeds');
  const { frames, frameWords: _inFrames, loader: _outside, form, ...own } = words;
  const widgets = (Object.keys(form.widgets) as (keyof Widgets)[]).filter((widget) => isOn(partOf[widget]));
  return {
    ...rest,
    words: {
      ...own,
      form: { ...form, widgets: widgets.map((widget) => [widget, form.widgets[widget]] as const) },
      books: books.flatMap(({ path, title, productId, preOrderProductId }) => {
        const sold = productId ?? preOrderProductId;
        return sold ? [{ name: path.slice(1), title, productId: sold }] : [];
      }),
      schemes: look.colors,
      linkPaths: {
        questionnaire: frames['legal-companion'].linkPath,
        chat: frames.chat.linkPath,
        search: frames.search.linkPath,
      },
    },
  };
}

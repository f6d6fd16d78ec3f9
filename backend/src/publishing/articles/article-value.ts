/** Text of an article: Markdown, or a document of the editor that Markdown cannot hold. */
export type ArticleBodyValue = { markdown: string } | { document: object };

export interface ArticlePictureValue {
  /** `/pictures/<id>` */
  src: string;
  alt: string;
}

/** All that the owner writes of an article. Empty texts are not filled in. */
export interface ArticleValue {
  title: string;
  slug: string;
  excerpt: string;
  /** Id of a category. */
  category: string | null;
  body: ArticleBodyValue;
  featured: boolean;
  relatedBookIds: string[];
  keywords: string[];
  /** Null for the drawn one. */
  picture: ArticlePictureValue | null;
  searchTitle: string;
  searchDescription: string;
  socialTitle: string;
  socialDescription: string;
  /** Null for one that is made from the title. */
  socialPicture: ArticlePictureValue | null;
}

export const emptyArticle: ArticleValue = {
  title: '',
  slug: '',
  excerpt: '',
  category: null,
  body: { markdown: '' },
  featured: false,
  relatedBookIds: [],
  keywords: [],
  picture: null,
  searchTitle: '',
  searchDescription: '',
  socialTitle: '',
  socialDescription: '',
  socialPicture: null,
};

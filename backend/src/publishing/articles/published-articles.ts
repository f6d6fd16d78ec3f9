import {
  type Blog,
  contentBlog,
  isOn,
  type ArticleText,
  type PublishedArticle,
  writtenArticle,
} from '@lectern/catalogue';
import { Injectable, Logger } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import type { PublishedDocument } from '../documents/documents.queries.js';
import { Documents } from '../documents/documents.js';
import { Pictures } from '../pictures/pictures.js';
import { ArticleCategories } from './article-categories.js';
import { pictureIdIn, shownPicture } from './article-picture.js';
import type { ArticleValue } from './article-value.js';
import { localTimeOf } from '../documents/local-time-rules.js';
import { socialPictureAddress } from './social-picture-rules.js';
import { type RenderedText, TextPictures } from './text-pictures.js';

type Row = PublishedDocument<ArticleValue>;

interface Published {
  blog: Blog;
  /** Former addresses. */
  moved: { from: string; to: string }[];
}

type Dated = Pick<Row, 'sourceSlug' | 'firstPublishedAt' | 'publishedAt'>;

/** Articles that visitors read: those of the content files, and hers, which replace them. */
@Injectable()
export class PublishedArticles {
  private readonly logger = new Logger('Articles');
  /** Rendered texts by document and version. */
  private texts = new Map<string, RenderedText>();

  constructor(
    private readonly documents: Documents,
    private readonly categories: ArticleCategories,
    private readonly pictures: Pictures,
    private readonly textPictures: TextPictures,
    private readonly configuration: Configuration,
  ) {}

  async read(): Promise<Published> {
    if (!isOn('blog')) return { blog: contentBlog, moved: [] };
    const rows = await this.documents.published<ArticleValue>('article');
    const categories = await this.categories.labels();
    const own = await this.ownArticles(rows);
    const replaced = new Set(
      rows.flatMap(({ sourceSlug, value, isShown }) => (value || !isShown ? sourceSlug : null)),
    );
    const files = contentBlog.articles.filter(({ slug }) => !replaced.has(slug));
    const articles = [...own, ...files].sort(newestFirst);
    const redirects = await this.documents.redirects('article');
    const old = await this.documents.oldAddresses('article');
    const moved = [
      ...old.map(({ from, to }) => ({ from, to: `/blog/${to}` })),
      ...redirects.map(({ from, to }) => ({ from: `/blog/${from}`, to: `/blog/${to}` })),
    ];
    return { blog: { articles, categories }, moved };
  }

  /** The blog as it would be with a draft. */
  async readWith(value: ArticleValue, dated: Dated): Promise<{ blog: Blog; path: string }> {
    const { blog } = await this.read();
    const draft = await this.articleOf(value, await this.textPictures.render(value.body), dated);
    const others = blog.articles.filter(({ slug }) => slug !== value.slug && slug !== dated.sourceSlug);
    return { blog: { ...blog, articles: [draft, ...others].sort(newestFirst) }, path: draft.path };
  }

  private async ownArticles(rows: readonly Row[]): Promise<PublishedArticle[]> {
    const texts = new Map<string, RenderedText>();
    const own: PublishedArticle[] = [];
    for (const { value, slug, isShown, id, version, ...dated } of rows) {
      if (!value || !isShown || version === null) continue;
      const key = `${id} ${version}`;
      const text = await this.tryToRender(value, slug, this.texts.get(key));
      if (!text) continue;
      texts.set(key, text);
      const socialImage = socialPictureAddress({ id, version });
      own.push(await this.articleOf({ ...value, slug }, text, dated, socialImage));
    }
    this.texts = texts;
    return own;
  }

  /** A text of an older release that this one rejects is left out, so that the other pages are rendered. */
  private async tryToRender(
    { body }: ArticleValue,
    slug: string,
    before: RenderedText | undefined,
  ): Promise<RenderedText | undefined> {
    try {
      return await this.textPictures.render(body, before);
    } catch (error) {
      this.logger.error(`an article cannot be rendered: ${slug}`, error);
      return undefined;
    }
  }

  private async articleOf(
    value: ArticleValue,
    text: ArticleText,
    { sourceSlug, firstPublishedAt, publishedAt }: Dated,
    socialImage?: string,
  ): Promise<PublishedArticle> {
    const { picture } = value;
    const facts = await this.pictures.facts(pictureIdIn(picture));
    return writtenArticle(value, {
      text,
      picture: shownPicture(picture, facts),
      socialImage,
      publishedOn: this.dayOf(firstPublishedAt),
      updatedOn: this.dayOf(publishedAt),
      sourceSlug,
    });
  }

  private dayOf(moment: Date | null): string {
    return localTimeOf(moment ?? new Date(), this.configuration.timeZone).slice(0, 'YYYY-MM-DD'.length);
  }
}

const newestFirst = (one: PublishedArticle, other: PublishedArticle): number =>
  other.publishedOn.localeCompare(one.publishedOn);

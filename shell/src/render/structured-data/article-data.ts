import { type ArticleCard, pages, partContent, site } from '@lectern/catalogue';
import { articlesOn, firstBlogPage } from '../../pages/blog/blog-pages.words.js';
import type { SiteData } from '../../site-data.js';
import { type JsonLd, authorNode, breadcrumbData } from './json-ld.js';

function postNode(card: ArticleCard, data: SiteData): JsonLd {
  const url = data.publicUrl + card.path;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: card.title,
    description: card.excerpt,
    articleSection: data.blog.categories[card.category ?? ''],
    keywords: card.keywords.join(', ') || undefined,
    datePublished: card.publishedOn,
    dateModified: card.updatedOn,
    wordCount: card.wordCount,
    timeRequired: `PT${card.readMinutes}M`,
    inLanguage: site.language,
    image: [data.publicUrl + card.socialImage, data.publicUrl + card.picture.src],
    author: authorNode(data),
    publisher: authorNode(data),
    url,
    mainEntityOfPage: url,
  };
}

export function blogData(data: SiteData): JsonLd[] {
  const { meta, words } = partContent('blog', pages.blog);
  const { featured, recent } = articlesOn(data.blog, firstBlogPage);
  const shown = [...featured, ...recent];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      '@id': `${data.publicUrl}/blog#blog`,
      name: meta.title,
      description: meta.description,
      inLanguage: site.language,
      url: `${data.publicUrl}/blog`,
      author: authorNode(data),
      blogPost: data.blog.articles.filter((card) => shown.includes(card)).map((card) => postNode(card, data)),
    },
    breadcrumbData(data.publicUrl, [{ name: words.eyebrow, path: '/blog' }]),
  ];
}

export function articleData(card: ArticleCard, data: SiteData): JsonLd[] {
  const { words } = partContent('blog', pages.blog);
  return [
    {
      '@context': 'https://schema.org',
      ...postNode(card, data),
      isPartOf: { '@id': `${data.publicUrl}/blog#blog` },
    },
    breadcrumbData(data.publicUrl, [
      { name: words.eyebrow, path: '/blog' },
      { name: card.title, path: card.path },
    ]),
  ];
}

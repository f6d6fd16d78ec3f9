import { describe, expect, it } from '@jest/globals';
import { sampleSiteData } from '../../testing/sample-site-data.js';
import { blogData } from './article-data.js';
import { structuredDataOf } from './structured-data-of.js';

const here = 'http://localhost:3000';

describe('structured data of an article', () => {
  it('describes the posting and its breadcrumbs @S1-blog-12', () => {
    const [posting, trail] = structuredDataOf('/blog/bankruptcy-myths', sampleSiteData);
    expect(posting).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Bankruptcy Myths I Hear Every Week',
      datePublished: '2024-12-08',
      dateModified: '2024-12-08',
      timeRequired: 'PT12M',
      articleSection: 'Legal Guidance',
      author: { '@type': 'Person', name: 'Eleanor Marsh' },
      mainEntityOfPage: `${here}/blog/bankruptcy-myths`,
    });
    expect(posting?.wordCount).toBeGreaterThan(800);
    expect(posting?.image).toEqual([
      expect.stringMatching(/^http:\/\/localhost:3000\/images\/social-article-bankruptcy-myths\..+\.jpg$/),
      expect.stringMatching(/^http:\/\/localhost:3000\/images\/article-bankruptcy-myths-800\..+\.webp$/),
    ]);
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: `${here}/` },
        { position: 2, item: `${here}/blog` },
        { position: 3, item: `${here}/blog/bankruptcy-myths` },
      ],
    });
  });

  it('lists every posting in the blog @S1-blog-12', () => {
    const [blog] = blogData(sampleSiteData);
    expect(blog).toMatchObject({ '@type': 'Blog', url: `${here}/blog` });
    expect(blog?.blogPost).toHaveLength(5);
  });
});

import { describe, expect, it } from '@jest/globals';
import { sampleSiteData } from '../../testing/sample-site-data.js';
import { homeData } from './page-data.js';

describe('the structured data of the first page', () => {
  it('names the site, its author, and three films with what search engines ask of them', () => {
    const nodes = homeData(sampleSiteData);
    expect(nodes.map((node) => node['@type'])).toEqual([
      'WebSite',
      'VideoObject',
      'VideoObject',
      'VideoObject',
    ]);
    expect(nodes.slice(1).map(({ duration }) => duration)).toEqual(['PT2M30S', 'PT1M45S', 'PT3M15S']);
    for (const film of nodes.slice(1)) {
      expect(film).toMatchObject({
        name: expect.any(String),
        thumbnailUrl: expect.stringMatching(/^http.+\.jpg$/),
        contentUrl: expect.stringMatching(/^http.+\/objects\/digital-files\/.+\.mp4$/),
        uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      });
    }
  });
});

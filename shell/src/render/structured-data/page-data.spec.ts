import { describe, expect, it } from '@jest/globals';
import { sampleSiteData } from '../../testing/sample-site-data.js';
import { homeData } from './page-data.js';

describe('structured data of the home page', () => {
  it('names the site, its author, and three videos with the fields that search engines require', () => {
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

import { pages } from '@lectern/catalogue';
import type { ClientBuild } from '../prerender/client-build.js';
import { styleHashes } from '../prerender/inline-hashes.js';
import type { SiteData } from '../site-data.js';
import type { FrameName } from './frame-data.js';
import { framePage } from './frame-page.js';
import { frameProducts } from './frame-products.js';

/** A page for frames on other people's pages. */
export interface RenderedFrame {
  /** `/embed/checkout` */
  path: string;
  /** Which list of hosts may show it: `checkout`. */
  name: FrameName;
  html: string;
  styleHashes: string[];
}

/** Writes the pages for frames: no header, no footer, nothing that counts, and no React before a widget asks for it. */
export async function renderFrames(build: ClientBuild, site: SiteData): Promise<RenderedFrame[]> {
  const { words } = await pages.embeds();
  const { failureText, unknownProductText } = words.frameWords;
  const products = await frameProducts(site.products);
  return (Object.keys(words.frames) as FrameName[]).map((name) => {
    const data = {
      name,
      words: { failureText, unknownProductText },
      products: name === 'checkout' ? products : [],
    };
    const { language, head, body } = framePage({
      name,
      words,
      data,
      isPractice: site.sandbox,
      scripts: build.framePreloads(),
    });
    const html = build.frameTemplate
      .replace('lang="en"', `lang="${language}"`)
      .replace('<!--head-->', () => head)
      .replace('<!--page-->', () => body);
    return { path: `/embed/${name}`, name, html, styleHashes: styleHashes(html) };
  });
}

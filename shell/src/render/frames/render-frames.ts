import type { PublicProduct } from '@lectern/api-client';
import { isOn, look, type PartName, pages, type BookCard, books, siteMoney } from '@lectern/catalogue';

import { checkoutLaw } from '../../books/checkout-law.words.js';
import { checkoutBook } from '../../books/checkout-book.words.js';
import { productOfBook } from '../../books/book-product.words.js';
import type { FrameData, FrameName, FrameProduct } from '../../embed/frame-data.js';
import { framePage } from './frame-page.js';
import { productValueOf } from '../../pages/thank-you/thank-you-address.js';
import type { ClientBuild } from '../client-build.js';
import { styleHashes } from '../html-text.js';
import type { SiteData } from '../../site-data.js';

export interface RenderedFrame {
  /** `/embed/checkout` */
  path: string;
  /** Name of its list of allowed hosts: `checkout`. */
  name: FrameName;
  html: string;
  styleHashes: string[];
}

/** Frames of a part that is off are left out. */
const partOfFrame: Partial<Record<FrameName, PartName>> = {
  chat: 'chat',
  'legal-companion': 'legal-companion',
};

/** Renders the frames' pages: no header, no footer, no page views, and no React until a widget needs it. */
export function renderFrames(build: ClientBuild, site: SiteData): RenderedFrame[] {
  if (!pages.embeds) return [];
  const { words } = pages.embeds;
  const { failureText, unknownProductText } = words.frameWords;
  const products = frameProducts(site);
  const names = (Object.keys(words.frames) as FrameName[]).filter((name) => isOn(partOfFrame[name]));
  return names.map((name) => {
    const data = {
      name,
      words: { failureText, unknownProductText },
      products: name === 'checkout' ? products : [],
      schemes: frameSchemes(),
    };
    const { language, head, body } = framePage({
      name,
      words,
      data,
      isTestMode: site.sandbox,
      scripts: build.framePreloads(),
    });
    const html = build.frameTemplate
      .replace('lang="en"', `lang="${language}"`)
      .replace('<!--head-->', () => head)
      .replace('<!--page-->', () => body);
    return { path: `/embed/${name}`, name, html, styleHashes: styleHashes(html) };
  });
}

function frameSchemes(): FrameData['schemes'] {
  const { light, dark } = look.colors;
  const grounds = ({ background, surface }: typeof light) => ({ background, surface });
  return { light: grounds(light), dark: grounds(dark) };
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}

function offer(product: PublicProduct, book?: BookCard): FrameProduct {
  return {
    // Hosts may name a book by its id, its path or its product.
    names: distinct([...(book ? [book.id, book.path.slice(1)] : []), product.id]),
    path: book?.path ?? '/shop',
    options: {
      productId: product.id,
      productTitle: book?.fullTitle ?? product.title,
      priceCents: product.price,
      money: siteMoney,
      ...(product.addsTax ? { addsTax: true } : {}),
      law: checkoutLaw(product.type),
      productType: product.type,
      formats: product.fileFormats,
      slug: productValueOf(product.id),
      book: book && checkoutBook(book.id),
    },
  };
}

function frameProducts(shop: Pick<SiteData, 'products' | 'offSaleIds'>): FrameProduct[] {
  const ofBooks = books.flatMap((book) => {
    const product = productOfBook(shop, book.id);
    return product ? [offer(product, book)] : [];
  });
  const others = shop.products.filter(({ id }) => !ofBooks.some(({ options }) => options.productId === id));
  return [...ofBooks, ...others.map((product) => offer(product))];
}

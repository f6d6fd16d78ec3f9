import bricolageMore from './files/bricolage-more.woff2';
import crimsonProBoldMore from './files/crimson-pro-bold-more.woff2';
import crimsonProItalicMore from './files/crimson-pro-italic-more.woff2';
import crimsonProMore from './files/crimson-pro-more.woff2';
import frauncesMore from './files/fraunces-more.woff2';
import literataBoldMore from './files/literata-bold-more.woff2';
import literataItalicMore from './files/literata-italic-more.woff2';
import literataMore from './files/literata-more.woff2';
import newsreaderBoldMore from './files/newsreader-bold-more.woff2';
import newsreaderItalicMore from './files/newsreader-italic-more.woff2';
import newsreaderMore from './files/newsreader-more.woff2';
import playfairMore from './files/playfair-more.woff2';
import * as files from './font-files.en.js';
import { fontScales as scales, webFontMetrics as metrics } from './font-metrics.js';
import { type FontPair, fontPair } from './font-pair.js';
import type { TypefaceId } from '../tokens/look.js';

const study = fontPair(
  {
    name: 'Fraunces',
    file: files.fraunces,
    moreFile: frauncesMore,
    metrics: metrics.fraunces,
    display: { family: 'Fraunces Display', file: files.frauncesDisplay, metrics: metrics.frauncesDisplay },
  },
  {
    name: 'Newsreader',
    regular: { file: files.newsreader, moreFile: newsreaderMore, metrics: metrics.newsreader },
    bold: { file: files.newsreaderBold, moreFile: newsreaderBoldMore, metrics: metrics.newsreaderBold },
    italic: {
      file: files.newsreaderItalic,
      moreFile: newsreaderItalicMore,
      metrics: metrics.newsreaderItalic,
    },
  },
);

const classic = fontPair(
  {
    name: 'Playfair',
    file: files.playfair,
    moreFile: playfairMore,
    metrics: metrics.playfair,
    scale: scales.playfair,
    display: {
      family: 'Playfair Poster',
      file: files.playfair,
      metrics: metrics.playfair,
      scale: scales.playfairPoster,
    },
  },
  {
    name: 'Crimson Pro',
    scale: scales.crimsonPro,
    regular: { file: files.crimsonPro, moreFile: crimsonProMore, metrics: metrics.crimsonPro },
    bold: { file: files.crimsonProBold, moreFile: crimsonProBoldMore, metrics: metrics.crimsonProBold },
    italic: {
      file: files.crimsonProItalic,
      moreFile: crimsonProItalicMore,
      metrics: metrics.crimsonProItalic,
    },
  },
);

const modern = fontPair(
  {
    name: 'Bricolage',
    file: files.bricolage,
    moreFile: bricolageMore,
    metrics: metrics.bricolage,
    isSans: true,
    display: {
      family: 'Bricolage Poster',
      file: files.bricolage,
      metrics: metrics.bricolage,
      scale: scales.bricolagePoster,
    },
  },
  {
    name: 'Literata',
    scale: scales.literata,
    regular: { file: files.literata, moreFile: literataMore, metrics: metrics.literata },
    bold: { file: files.literataBold, moreFile: literataBoldMore, metrics: metrics.literataBold },
    italic: { file: files.literataItalic, moreFile: literataItalicMore, metrics: metrics.literataItalic },
  },
);

export const fontPairs: Readonly<Record<TypefaceId, FontPair>> = { study, classic, modern };

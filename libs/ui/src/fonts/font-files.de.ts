/** With umlauts, ß and German quotation marks. */
export { default as fraunces } from './files/fraunces-de.woff2';
export { default as frauncesDisplay } from './files/fraunces-display-de.woff2';
export { default as instrumentSans } from './files/instrument-sans-de.woff2';
export { default as newsreader } from './files/newsreader-de.woff2';
export { default as newsreaderBold } from './files/newsreader-bold-de.woff2';
export { default as newsreaderItalic } from './files/newsreader-italic-de.woff2';

/** Font files with the common characters of the bundle's language. */
export { default as fraunces } from './files/fraunces.woff2';
export { default as frauncesDisplay } from './files/fraunces-display.woff2';
export { default as instrumentSans } from './files/instrument-sans.woff2';
export { default as newsreader } from './files/newsreader.woff2';
export { default as newsreaderBold } from './files/newsreader-bold.woff2';
export { default as newsreaderItalic } from './files/newsreader-italic.woff2';

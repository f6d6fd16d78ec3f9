/** Font files with the common characters of the bundle's language. */
export { default as fraunces } from './files/fraunces.woff2';
export { default as frauncesDisplay } from './files/fraunces-display.woff2';
export { default as instrumentSans } from './files/instrument-sans.woff2';
export { default as newsreader } from './files/newsreader.woff2';
export { default as newsreaderBold } from './files/newsreader-bold.woff2';
export { default as newsreaderItalic } from './files/newsreader-italic.woff2';
export { default as bricolage } from './files/bricolage.woff2';
export { default as crimsonPro } from './files/crimson-pro.woff2';
export { default as crimsonProBold } from './files/crimson-pro-bold.woff2';
export { default as crimsonProItalic } from './files/crimson-pro-italic.woff2';
export { default as literata } from './files/literata.woff2';
export { default as literataBold } from './files/literata-bold.woff2';
export { default as literataItalic } from './files/literata-italic.woff2';
export { default as playfair } from './files/playfair.woff2';

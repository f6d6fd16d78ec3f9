/** With umlauts, ß and German quotation marks. */
export { default as fraunces } from './files/fraunces-de.woff2';
export { default as frauncesDisplay } from './files/fraunces-display-de.woff2';
export { default as instrumentSans } from './files/instrument-sans-de.woff2';
export { default as newsreader } from './files/newsreader-de.woff2';
export { default as newsreaderBold } from './files/newsreader-bold-de.woff2';
export { default as newsreaderItalic } from './files/newsreader-italic-de.woff2';
export { default as bricolage } from './files/bricolage-de.woff2';
export { default as crimsonPro } from './files/crimson-pro-de.woff2';
export { default as crimsonProBold } from './files/crimson-pro-bold-de.woff2';
export { default as crimsonProItalic } from './files/crimson-pro-italic-de.woff2';
export { default as literata } from './files/literata-de.woff2';
export { default as literataBold } from './files/literata-bold-de.woff2';
export { default as literataItalic } from './files/literata-italic-de.woff2';
export { default as playfair } from './files/playfair-de.woff2';

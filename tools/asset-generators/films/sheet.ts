import { loadFaces } from '../covers/index.js';
import { contactSheet } from './picture/contact-sheet.js';
import { filmNamed } from './films.js';

/** Draws moments of a film side by side into a PNG: `npm run assets -- sheet <film> <png> [seconds…]`. */
const [name = '', target = 'sheet.png', ...moments] = process.argv.slice(2);
const film = filmNamed(name);
const count = 24;
const evenly = Array.from({ length: count }, (_, index) => ((index + 0.5) * film.durationSeconds) / count);
await contactSheet(film, await loadFaces(), moments.length > 0 ? moments.map(Number) : evenly, target);

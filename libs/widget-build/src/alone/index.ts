export { showAlone } from './alone-page.js';

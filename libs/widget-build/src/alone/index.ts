export { BarePage, OptionForm, showAlone } from './bare-page.js';

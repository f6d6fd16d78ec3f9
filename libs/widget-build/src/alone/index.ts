export { BarePage } from './bare-page.js';
export { OptionForm } from './option-form.js';
export { showAlone } from './show-alone.js';

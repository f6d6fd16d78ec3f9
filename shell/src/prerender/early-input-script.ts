import { HELD, LIVE, PRESSABLE, PRESSED } from '../early-input.js';

/**
 * Runs before everything else of a page, so that on a slow line nothing is done in vain: a form that only a script sends
 * is held until it lives (see ScriptedForm), and of the buttons the last one that was pressed is marked.
 */
export const earlyInputScript = [
  `addEventListener('submit',function(e){var d=e.target.dataset;`,
  `if('${HELD}'in d&&!('${LIVE}'in d)){e.preventDefault();d.${HELD}='yes'}},true);`,
  `addEventListener('click',function(e){var b=e.target.closest('${PRESSABLE}'),o;`,
  `if('${LIVE}'in document.documentElement.dataset||b&&b.form)return;`,
  `if(o=document.querySelector('[data-${PRESSED}]'))delete o.dataset.${PRESSED};if(b)b.dataset.${PRESSED}=''},true)`,
].join('');

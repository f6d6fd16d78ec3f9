import { HELD, LIVE } from '../held-form.js';

/**
 * Runs before everything else of a page: a form that only a script sends, sent before its script has come, is held
 * until it lives (see ScriptedForm), so that nothing typed on a slow line is lost.
 */
export const heldFormsScript = `addEventListener('submit',function(e){var d=e.target.dataset;if('${HELD}'in d&&!('${LIVE}'in d)){e.preventDefault();d.${HELD}='yes'}},true)`;

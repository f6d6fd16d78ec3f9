export { enterValue, watchValue } from './watch-value.js';
export { useFieldHelp, type FieldHelp } from './use-field-help.js';

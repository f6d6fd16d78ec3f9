// jest loads its runner as plain JavaScript and asks for a default export.
export { SpecRunner as default } from './spec-runner.js';

export { numbersFrom, sampleAnswers } from './sample-answers.js';

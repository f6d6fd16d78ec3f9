export { pseudorandomNumbers, sampleAnswers } from './sample-answers.js';

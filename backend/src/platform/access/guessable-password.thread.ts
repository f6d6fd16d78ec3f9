import { answerInWorker } from '../isolated-worker.js';
import { type ChosenPassword, weaknessOf } from './guessable-password.js';

answerInWorker(async (chosen: ChosenPassword) => weaknessOf(chosen) ?? 'none');

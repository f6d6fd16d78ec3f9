import { answerInThread } from '../isolated-worker.js';
import { type ChosenPassword, weaknessOf } from './guessable-password.js';

answerInThread(async (chosen: ChosenPassword) => weaknessOf(chosen) ?? 'none');

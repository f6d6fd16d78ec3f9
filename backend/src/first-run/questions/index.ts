import type { Step } from '../first-run-rules.js';
import { book } from './book.js';
import { currency } from './currency.js';
import { look } from './look.js';
import { place } from './place.js';
import type { Question } from './question.js';
import { you } from './you.js';

export const questions: Readonly<Record<Step, Question>> = { you, language: place, currency, look, book };

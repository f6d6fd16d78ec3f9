import { defineFeature } from '../../platform/features/feature.js';
import { FindBooksController } from './find-books.controller.js';
import { FindBooks } from './find-books.js';

export const findBooks = defineFeature({
  providers: [FindBooks],
  controllers: [FindBooksController],
  forms: ['find-my-books', 'find-my-books/code'],
});

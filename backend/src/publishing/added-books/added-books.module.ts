import { defineFeature } from '../../platform/features/feature.js';
import { AddedBookPublishing } from './added-book-publishing.js';
import { AddedBooksController } from './added-books.admin.controller.js';
import { AddedBooks } from './added-books.js';
import { ListedBooks } from './listed-books.js';

export const addedBooks = defineFeature({
  providers: [AddedBooks, AddedBookPublishing, ListedBooks],
  controllers: [AddedBooksController],
});

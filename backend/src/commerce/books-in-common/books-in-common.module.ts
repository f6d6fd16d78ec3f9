import { defineFeature } from '../../platform/features/feature.js';
import { BooksInCommon } from './books-in-common.js';

export const booksInCommon = defineFeature({ providers: [BooksInCommon] });

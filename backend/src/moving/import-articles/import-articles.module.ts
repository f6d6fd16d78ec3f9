import { defineFeature } from '../../platform/features/feature.js';
import { ArticleImporter } from './article-importer.js';
import { ArticlePreparation } from './article-preparation.js';

export const importArticles = defineFeature({ providers: [ArticleImporter, ArticlePreparation] });

import { defineFeature } from '../../platform/features/feature.js';
import { ArticleCategories } from './article-categories.js';
import { ArticleCategoriesController } from './article-categories.admin.controller.js';
import { ArticleCategory } from './article-category.entity.js';
import { ArticlePictureUses } from './article-picture-uses.js';
import { ArticleTexts } from './article-texts.js';
import { ArticlesController } from './articles.admin.controller.js';
import { Articles } from './articles.js';
import { PublishedArticles } from './published-articles.js';
import { SocialPictures } from './social-pictures.js';
import { SocialPicturesController } from './social-pictures.controller.js';
import { TextPictures } from './text-pictures.js';

export const articles = defineFeature({
  part: 'blog',
  entities: [ArticleCategory],
  providers: [
    ArticleCategories,
    ArticlePictureUses,
    ArticleTexts,
    Articles,
    PublishedArticles,
    SocialPictures,
    TextPictures,
  ],
  controllers: [ArticlesController, ArticleCategoriesController, SocialPicturesController],
});

import { AuthorSection } from './author-section.js';
import { FeaturedBook } from './featured-book.js';
import { Hero } from './hero.js';
import type { HomeWords } from './home.words.js';
import { PublishedWorks } from './published-works.js';
import { ServicesSection } from './services-section.js';

export function HomePage({ words }: { words: HomeWords }) {
  return (
    <>
      <Hero words={words.hero} />
      <FeaturedBook words={words.featured} />
      <PublishedWorks words={words.works} />
      <AuthorSection words={words.author} />
      <ServicesSection words={words.services} />
    </>
  );
}

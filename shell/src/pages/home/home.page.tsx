import { laterPart } from '../../later-part.js';
import { AuthorSection } from './author-section.js';
import { FeaturedBook } from './featured-book.js';
import { Hero } from './hero.js';
import type { HomeWords } from './home.words.js';
import { PublishedWorks } from './published-works.js';

const NewsletterBand = await laterPart(
  async () => (await import('../../newsletter/newsletter-band.js')).NewsletterBand,
);
const ServicesSection = await laterPart(async () => (await import('./services-section.js')).ServicesSection);

export function HomePage({ words }: { words: HomeWords }) {
  return (
    <>
      <Hero words={words.hero} />
      <FeaturedBook words={words.featured} />
      <PublishedWorks words={words.works} />
      <AuthorSection words={words.author} />
      <ServicesSection words={words.services} />
      <NewsletterBand words={words.newsletter} />
    </>
  );
}

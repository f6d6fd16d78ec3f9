import { island } from '../../islands/island.js';
import { Hero } from './hero.js';
import type { HomeWords } from './home.words.js';

const BookCarousel = await island(async () => (await import('./carousel/book-carousel.js')).BookCarousel);
const AuthorSection = await island(async () => (await import('./author-section.js')).AuthorSection);
const PublishedWorks = await island(async () => (await import('./published-works.js')).PublishedWorks);
const NewsletterBand = await island(
  async () => (await import('../../islands/newsletter/newsletter-band.js')).NewsletterBand,
);
const ServicesSection = await island(async () => (await import('./services-section.js')).ServicesSection);
const BookOfTheMonth = await island(
  async () => (await import('./month/book-of-the-month.js')).BookOfTheMonth,
);
const InterviewHighlights = await island(
  async () => (await import('./interviews/interview-highlights.js')).InterviewHighlights,
);
const ReadingProgress = await island(
  async () => (await import('./progress/reading-progress.js')).ReadingProgress,
);

export function HomePage({ words }: { words: HomeWords }) {
  return (
    <>
      <ReadingProgress look={words.readingProgress.style} />
      <Hero words={words.hero}>
        <BookCarousel words={words.carousel} />
      </Hero>
      <AuthorSection words={words.author} />
      <PublishedWorks words={words.works} />
      <ServicesSection words={words.services} />
      <BookOfTheMonth words={words.bookOfTheMonth} />
      <InterviewHighlights words={words.interviews} />
      <NewsletterBand words={words.newsletter} />
    </>
  );
}

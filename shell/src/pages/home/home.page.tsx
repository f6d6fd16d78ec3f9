import { laterPart } from '../../later-part.js';
import { Hero } from './hero.js';
import type { HomeWords } from './home.words.js';

const BookCarousel = await laterPart(async () => (await import('./carousel/book-carousel.js')).BookCarousel);
const AuthorSection = await laterPart(async () => (await import('./author-section.js')).AuthorSection);
const PublishedWorks = await laterPart(async () => (await import('./published-works.js')).PublishedWorks);
const NewsletterBand = await laterPart(
  async () => (await import('../../newsletter/newsletter-band.js')).NewsletterBand,
);
const ServicesSection = await laterPart(async () => (await import('./services-section.js')).ServicesSection);
const BookOfTheMonth = await laterPart(
  async () => (await import('./month/book-of-the-month.js')).BookOfTheMonth,
);
const InterviewHighlights = await laterPart(
  async () => (await import('./interviews/interview-highlights.js')).InterviewHighlights,
);
const ReadingProgress = await laterPart(
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

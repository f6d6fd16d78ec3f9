import { styled } from 'styled-components';

import { deferredRendering } from '../../layout/deferred-rendering.js';
import { BookCarousel } from './carousel/book-carousel.js';
import { AuthorSection } from './author-section.js';
import { PublishedWorks } from './published-works.js';
import { NewsletterBand } from '../../islands/newsletter/newsletter-band.js';
import { ServicesSection } from './services-section.js';
import { BookOfTheMonth } from './book-of-the-month.js';
import { InterviewHighlights } from './interviews/interview-highlights.js';
import { ReadingProgress } from './reading-progress.js';
import { EventsSection } from '../../events/events-section.js';
import { Hero } from './hero.js';
import type { HomeWords } from './home.words.js';

const Below = styled.div`
  > section {
    ${deferredRendering}
  }
`;

export function HomePage({ words }: { words: HomeWords }) {
  return (
    <>
      <ReadingProgress look={words.readingProgress.style} />
      <Hero words={words.hero} bookId={words.carousel.books[0]?.id ?? null}>
        {words.carousel.books.length > 0 ? (
          <BookCarousel words={words.carousel} comingSoonText={words.comingSoonText} />
        ) : null}
      </Hero>
      <AuthorSection words={words.author} />
      <Below>
        {words.works.books.length > 0 ? (
          <PublishedWorks words={words.works} comingSoonText={words.comingSoonText} prices={words.prices} />
        ) : null}
        {words.events ? <EventsSection {...words.events} /> : null}
        {words.services ? <ServicesSection words={words.services} /> : null}
        {words.bookOfTheMonth.entries.length > 0 ? <BookOfTheMonth words={words.bookOfTheMonth} /> : null}
        {words.interviews && words.interviews.films.length > 0 ? (
          <InterviewHighlights words={words.interviews} />
        ) : null}
        {words.newsletter ? <NewsletterBand words={words.newsletter} /> : null}
      </Below>
    </>
  );
}

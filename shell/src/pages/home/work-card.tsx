import { Badge, BookCover, from, Icon, paletteClass, VisuallyHidden } from '@lectern/ui';
import { styled } from 'styled-components';
import { BookPrices } from '../../books/book-prices.js';
import { filledColors, printedOnWhite } from '../../layout/filled-colors.js';
import { SiteLink } from '../../layout/site-link.js';
import { isPreOrder, useSiteData } from '../../site-data.js';
import * as m from '../../messages.en.js';
import type { HomeWords, Work } from './home.words.js';

const Cover = styled(BookCover)`
  grid-area: cover;
  overflow: hidden;
  border-radius: var(--radius-cover);
  box-shadow: var(--shadow-cover);
  transition: transform var(--motion-calm) var(--motion-ease);
  ${from.tablet} {
    width: min(62%, 11rem);
    margin: var(--space-1) auto var(--space-2);
  }
`;

/** On a phone the cover is beside the title; the rest has the whole width. */
const Card = styled.article`
  display: grid;
  grid-template: 'cover title' auto 'cover quote' 1fr 'words words' 'foot foot' / min(6.5rem, 28vw) minmax(
      0,
      1fr
    );
  gap: var(--space-1) var(--space-2);
  height: 100%;
  padding: var(--space-2);
  border-radius: var(--radius-medium);
  background: var(--color-poster);
  color: var(--color-on-poster);
  ${printedOnWhite}
  > * {
    ${filledColors('var(--color-poster)', 'var(--color-on-poster)')}
  }
  ${from.tablet} {
    grid-template: 'cover' 'title' 'quote' 'words' 1fr 'foot' / minmax(0, 1fr);
    padding: var(--space-3);
  }
  &:hover ${Cover} {
    transform: translateY(-4px);
  }
`;

const Title = styled.div`
  grid-area: title;
  h3 {
    font-size: var(--text-heading-4);
    overflow-wrap: anywhere;
  }
`;

const Quote = styled.blockquote`
  grid-area: quote;
  font: italic 400 1.1875rem/1.35 var(--font-reading);
  text-indent: -0.42em;
  text-wrap: balance;
`;

const Words = styled.p`
  grid-area: words;
  font-size: 1rem;
  line-height: 1.45;
`;

const Foot = styled.div`
  grid-area: foot;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-1) var(--space-2);
`;

const More = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.75rem;
  font: 600 0.9375rem/1.3 var(--font-control);
`;

interface WorkCardProps extends Pick<HomeWords, 'comingSoonText' | 'prices'> {
  work: Work;
  learnMoreLabel: string;
}

export function WorkCard({ work, learnMoreLabel, comingSoonText, prices }: WorkCardProps) {
  const isComing = isPreOrder(useSiteData(), work);
  const { label = '', isPrinted = false } = work.edition ?? {};
  const storeText = [label, ...(prices && !isComing && isPrinted ? [prices.store] : [])].join(', ');
  return (
    <Card className={paletteClass(work.id)}>
      <Cover
        bookId={work.id}
        cover={work.cover}
        sizes="(min-width: 64rem) 10rem, (min-width: 44rem) 17vw, 6.5rem"
        decorative
      />
      <Title>
        <h3>{work.title}</h3>
        {isComing ? <Badge>{comingSoonText}</Badge> : null}
      </Title>
      {work.bestSentence ? <Quote>“{work.bestSentence}”</Quote> : null}
      <Words>{work.excerpt}</Words>
      <Foot>
        <BookPrices book={work} ownText={prices?.own} storeText={storeText} />
        <More href={work.address}>
          {learnMoreLabel}
          <VisuallyHidden>{m.home.works.aboutBook(work.title)}</VisuallyHidden>
          <Icon name="arrow" />
        </More>
      </Foot>
    </Card>
  );
}

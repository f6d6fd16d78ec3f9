import { BookObject, Container, Eyebrow, from, Icon, LinkButton, paletteClass, Price } from '@lectern/ui';
import { styled } from 'styled-components';
import { SiteLink } from '../../navigation/site-link.js';
import { productById, useSiteData } from '../../site-data.js';
import type { HomeWords } from './home.words.js';

const World = styled.section`
  padding-block: var(--space-8);
  background: var(--color-surface);
  color: var(--color-ink);
`;

const Layout = styled(Container)`
  display: grid;
  gap: var(--space-6);
  align-items: center;
  ${from.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: var(--space-8);
  }
`;

const Cover = styled.div`
  width: min(100%, 19rem);
  margin-inline: auto;
  padding-inline: 6%;
`;

const Lead = styled.p`
  max-width: 38rem;
  margin-block: var(--space-2) var(--space-3);
  font-size: var(--text-lead);
  line-height: 1.5;
`;

const Buying = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`;

const Amount = styled(Price)`
  font-size: var(--text-heading-3);
`;

const Free = styled.div`
  max-width: 38rem;
  margin-top: var(--space-5);
  padding-top: var(--space-3);
  border-top: 1px solid var(--color-line);
  p {
    margin-block: var(--space-1);
    color: var(--color-muted);
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    font: 600 1rem/1.3 var(--font-control);
  }
`;

/** The book a new reader is shown first, in its own colours, and its free opening. */
export function FeaturedBook({ words }: { words: HomeWords['featured'] }) {
  const data = useSiteData();
  const { featuredEyebrow, featuredLinkLabel, freeReading, book, summary, priceCents } = words;
  return (
    <World className={paletteClass(book.id)} aria-labelledby="featured-title">
      <Layout as="div">
        <Cover>
          <BookObject bookId={book.id} cover={book.cover} sizes="(min-width: 44rem) 17rem, 70vw" />
        </Cover>
        <div>
          <Eyebrow>{featuredEyebrow}</Eyebrow>
          <h2 id="featured-title">{book.title}</h2>
          <Lead>{summary}</Lead>
          <Buying>
            <LinkButton as={SiteLink} href={book.path}>
              {featuredLinkLabel}
            </LinkButton>
            <Amount cents={productById(data, book.productId)?.price ?? priceCents} />
          </Buying>
          <Free id="free-resources" tabIndex={-1}>
            <h3>{freeReading.heading}</h3>
            <p>{freeReading.text}</p>
            <SiteLink href={freeReading.link.path}>
              {freeReading.link.label} <Icon name="arrow" />
            </SiteLink>
          </Free>
        </div>
      </Layout>
    </World>
  );
}

import { Container, Disclosure, from, LinkButton, Prose, SectionHeading } from '@lectern/ui';
import { styled } from 'styled-components';

import { PriceNote, SitePrice } from '../../books/site-price.js';
import { Band } from './band.js';
import { buyAnchorId } from './buy-anchor.js';
import { sidewaysRow } from '../../layout/sideways-row.js';
import { GroupCard } from './group-card.js';
import type { SectionProps } from './sales.words.js';

const Layout = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--space-10);
  }
`;

const Synopsis = styled(Prose)`
  font-size: 1.1875rem;
  > p:first-child::first-letter {
    float: left;
    margin: 0.06em 0.06em -0.04em 0;
    font: 500 3.6em/0.82 var(--font-title);
    color: var(--color-accent);
  }
`;

const More = styled(Prose)`
  margin-top: 1em;
  font-size: 1.1875rem;
`;

const Features = styled.ul`
  ${sidewaysRow}
  @media print {
    columns: 2;
    column-gap: 8mm;
  }
`;

const Feature = styled.li`
  padding-block: var(--space-2) 0;
  border-top: 1px solid var(--color-line);
  ${from.tablet} {
    padding-block: var(--space-3);
  }
  h3 {
    font-size: var(--text-heading-4);
  }
  p {
    margin-top: var(--space-half);
    color: var(--color-muted);
  }
`;

const Below = styled(Container)`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-5);
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3);
    margin-top: var(--space-8);
  }
`;

const Notice = styled(GroupCard)`
  border-left: 0.3125rem solid var(--color-accent);
`;

const Offer = styled(GroupCard)`
  display: grid;
  @media print {
    display: none;
  }
  align-content: space-between;
  gap: var(--space-2);
  border-top: 0.3125rem solid var(--color-accent);
`;

const Buying = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
`;

const Amount = styled(SitePrice)`
  font-size: var(--text-heading-2);
`;

const Lines = styled.ul`
  margin-top: var(--space-3);
  li {
    padding-block: var(--space-2);
    border-top: 1px solid var(--color-line);
  }
  &[data-look='marks'] li {
    padding: var(--space-1) 0 var(--space-1) var(--space-3);
    border-top: 0;
    border-left: 0.3125rem solid var(--color-accent);
    font: 480 var(--text-heading-4) / 1.4 var(--font-title);
  }
  &[data-look='marks'] li + li {
    margin-top: var(--space-2);
  }
`;

export function AboutBook({ words, section, product }: SectionProps<'about'>) {
  const { labels } = words;
  const { tone, notice, offer, lists = [] } = section;
  const [first, ...rest] = words.synopsis;
  return (
    <Band data-tone={tone} aria-labelledby="synopsis-title">
      <Layout as="div">
        <div>
          <SectionHeading id="synopsis-title">{section.heading ?? labels.synopsisHeading}</SectionHeading>
          {rest.length > 0 ? (
            <Disclosure
              lead={
                <Synopsis>
                  <p>{first}</p>
                </Synopsis>
              }
              moreLabel={section.moreLabel ?? labels.moreLabel}
              lessLabel={section.lessLabel ?? labels.lessLabel}
            >
              <More>
                {rest.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </More>
            </Disclosure>
          ) : (
            <Synopsis>
              <p>{first}</p>
            </Synopsis>
          )}
        </div>
        {words.features.length > 0 ? (
          <div>
            <SectionHeading id="features-title">{labels.featuresHeading}</SectionHeading>
            <Features aria-labelledby="features-title" data-sideways="">
              {words.features.map(({ title, text }) => (
                <Feature key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </Feature>
              ))}
            </Features>
          </div>
        ) : null}
      </Layout>
      {notice || offer || lists.length > 0 ? (
        <Below as="div">
          {notice ? <Notice heading={notice.title} text={notice.text} /> : null}
          {offer && product ? (
            <Offer heading={offer.title} text={offer.text}>
              <Buying>
                <div>
                  <Amount cents={product.price} />
                  <PriceNote />
                </div>
                <LinkButton href={`#${buyAnchorId}`} data-buy="">
                  {labels.buyLabel}
                </LinkButton>
              </Buying>
            </Offer>
          ) : null}
          {lists.map(({ look, heading, intro, entries }) => (
            <GroupCard key={heading} heading={heading} text={intro}>
              <Lines data-look={look}>
                {entries.map((entry) => (
                  <li key={entry}>{entry}</li>
                ))}
              </Lines>
            </GroupCard>
          ))}
        </Below>
      ) : null}
    </Band>
  );
}

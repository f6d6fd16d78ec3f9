import { Container, from, LinkButton } from '@lectern/ui';
import { styled } from 'styled-components';

import { EmptyNotice } from '../../layout/empty-notice.js';
import { SiteLink } from '../../layout/site-link.js';
import { type AudioPreviewsWords, makerWords } from './audio-previews.words.js';
import { PreviewMaker } from './preview-maker.island.js';
import { useSiteData } from '../../site-data.js';
import { ButtonRow } from '../../layout/button-row.js';
import * as m from '../../messages.en.js';

const Section = styled.section`
  padding-block: var(--space-6);
  &:nth-of-type(odd) {
    background: color-mix(in srgb, var(--color-ink) 4%, var(--color-background));
  }
`;

const Cells = styled.dl`
  display: grid;
  gap: var(--space-4) var(--space-5);
  margin-top: var(--space-4);
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
  }
  dt {
    margin-bottom: var(--space-half);
    font: 560 1.25rem/1.3 var(--font-title);
  }
  dd {
    margin: 0;
  }
`;

const Closing = styled(Container)`
  padding-block: var(--space-8) var(--space-10);
  p {
    margin-top: var(--space-2);
  }
`;

const Buttons = styled(ButtonRow)`
  margin-top: var(--space-4);
`;

const Empty = styled(Container)`
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-8) var(--space-10);
`;

export function AudioPreviewsPage({ words }: { words: AudioPreviewsWords }) {
  const { recordedTitles } = useSiteData();
  const { heading, generator, voices, voicesHeading, benefits, benefitsHeading, closing } = words;
  if (generator.books.length === 0)
    return (
      <Empty>
        <h1>{heading}</h1>
        <EmptyNotice words={m.previews.none} />
      </Empty>
    );
  return (
    <>
      <PreviewMaker words={makerWords(words, recordedTitles)} />
      <Section aria-labelledby="benefits">
        <Container>
          <h2 id="benefits">{benefitsHeading}</h2>
          <Cells>
            {benefits.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </Cells>
        </Container>
      </Section>
      <Section aria-labelledby="voices">
        <Container>
          <h2 id="voices">{voicesHeading}</h2>
          <Cells>
            {voices.map(({ id, label, description }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </Cells>
        </Container>
      </Section>
      <Closing>
        <h2>{closing.heading}</h2>
        <p>{closing.text}</p>
        <Buttons>
          <LinkButton href="#preview-book">{closing.tryLabel}</LinkButton>
          <LinkButton as={SiteLink} href="/books" $look="quiet">
            {closing.booksLabel}
          </LinkButton>
        </Buttons>
      </Closing>
    </>
  );
}

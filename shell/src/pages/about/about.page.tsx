import { Container, from, LinkButton, Prose, SectionHeading } from '@lectern/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';

import { PortraitPicture } from '../../layout/portrait-picture.js';
import { Signature } from '../../layout/signature.js';
import { SiteLink } from '../../layout/site-link.js';
import type { AboutWords } from './about.words.js';

const Opening = styled(Container)`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-6) var(--space-8);
  ${from.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: center;
    gap: var(--space-8);
  }
`;

const Role = styled.p`
  margin-block: var(--space-2) var(--space-3);
  color: var(--color-accent);
  font: 500 var(--text-lead) / 1.4 var(--font-title);
`;

const Journey = styled.section`
  padding-block: var(--space-8);
  background: color-mix(in srgb, var(--color-ink) 4%, var(--color-background));
`;

const Pillars = styled.div`
  display: grid;
  gap: var(--space-4);
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-6);
  }
  h3 {
    margin-bottom: var(--space-1);
    padding-top: var(--space-2);
    border-top: 2px solid var(--color-accent);
    font-size: var(--text-heading-4);
  }
`;

const Closing = styled(Container)`
  max-width: calc(var(--measure) + 2 * var(--gutter));
  padding-block: 0 var(--space-10);
  p {
    margin-block: var(--space-2) var(--space-4);
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
`;

export function AboutPage({ words }: { words: AboutWords }) {
  const { heading, roleLine, intro, journey, portrait, signatureSvg, closing } = words;
  return (
    <>
      <Opening>
        <div>
          <h1>{heading}</h1>
          {roleLine ? <Role>{roleLine}</Role> : null}
          {intro.length > 0 ? (
            <Prose>
              {intro.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
          ) : null}
          {signatureSvg ? <Signature svg={signatureSvg} /> : null}
        </div>
        <PortraitPicture portrait={portrait} isFirstScreen />
      </Opening>
      {journey ? (
        <Journey aria-labelledby="journey">
          <Container>
            <SectionHeading id="journey" intro={journey.text}>
              {journey.heading}
            </SectionHeading>
            <Pillars>
              {journey.pillars.map(({ title, text }) => (
                <div key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              ))}
            </Pillars>
          </Container>
        </Journey>
      ) : null}
      {words.questions.length > 0 ? <Questions words={words} /> : null}
      <Closing as="section">
        <h2>{closing.heading}</h2>
        <p>{closing.text}</p>
        <div>
          {closing.links.map(({ label, path }, at) => (
            <LinkButton key={label} as={SiteLink} href={path} $look={at === 0 ? 'solid' : 'quiet'}>
              {label}
            </LinkButton>
          ))}
        </div>
        {words.mediaKit ? (
          <p>
            <SiteLink href={words.mediaKit.path}>{words.mediaKit.label}</SiteLink>
          </p>
        ) : null}
      </Closing>
    </>
  );
}

const Section = styled(Container)`
  max-width: calc(var(--measure) + 2 * var(--gutter));
  padding-block: var(--space-8);
  h2 {
    margin-bottom: var(--space-4);
  }
`;

const Item = styled.details`
  border-top: 1px solid var(--color-line);
  &:last-of-type {
    border-bottom: 1px solid var(--color-line);
  }
  summary {
    justify-content: space-between;
    width: auto;
    padding-block: var(--space-2);
    &::after {
      font-size: 1.125rem;
    }
    &:hover h3 {
      color: var(--color-accent);
    }
  }
  h3 {
    color: var(--color-ink);
    font-size: var(--text-heading-4);
    line-height: 1.35;
  }
`;

const Answer = styled(Prose)`
  padding-bottom: var(--space-3);
`;

/** Exclusive accordion by `<details name>`: one answer open at a time, without script. */
export function Questions({ words }: { words: AboutWords }) {
  return (
    <Section as="section" aria-labelledby="questions">
      <h2 id="questions">{words.questionsHeading}</h2>
      {words.questions.map(({ id, question, answer, links = [] }) => (
        <Item key={id} id={id} name="questions">
          <summary>
            <h3>{question}</h3>
          </summary>
          <Answer>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {links.length > 0 ? (
              <p>
                {links.map(({ label, path }, at) => (
                  <Fragment key={path}>
                    {at > 0 ? ' · ' : null}
                    <SiteLink href={path}>{label}</SiteLink>
                  </Fragment>
                ))}
              </p>
            ) : null}
          </Answer>
        </Item>
      ))}
    </Section>
  );
}

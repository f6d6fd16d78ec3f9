import { Container, from, LinkButton, SectionHeading } from '@lectern/ui';
import { styled } from 'styled-components';
import { RecordingPlayer } from '../../islands/player/recording-player.island.js';
import { SiteLink } from '../../layout/site-link.js';
import { DownloadCard } from './download-card.js';
import type { DownloadsWords } from './downloads.words.js';
import { ButtonRow } from '../../layout/button-row.js';

const Opening = styled(Container)`
  padding-block: var(--space-6) var(--space-8);
  p {
    max-width: 44rem;
    margin-top: var(--space-2);
    font-size: var(--text-lead);
    line-height: 1.5;
  }
`;

const Cards = styled.div`
  display: grid;
  gap: var(--space-4);
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Section = styled.section`
  margin-top: var(--space-8);
  padding-block: var(--space-8);
  background: color-mix(in srgb, var(--color-ink) 4%, var(--color-background));
`;

const Listening = styled.div`
  max-width: 40rem;
  details p + p {
    margin-top: 0.75em;
  }
  > p {
    margin-top: var(--space-3);
  }
`;

const Letter = styled(Container)`
  padding-block: var(--space-8) var(--space-10);
`;

export function DownloadsPage({ words }: { words: DownloadsWords }) {
  const { listening, newsletter, pdfs, recordings } = words;
  return (
    <>
      <Opening>
        <h1>{words.heading}</h1>
        <p>{words.intro}</p>
      </Opening>
      {pdfs.length > 0 ? (
        <Container as="section" aria-labelledby="samples">
          <SectionHeading id="samples">{words.samplesHeading}</SectionHeading>
          <Cards>
            {pdfs.map((download) => (
              <DownloadCard key={download.id} download={download} words={words} />
            ))}
          </Cards>
        </Container>
      ) : null}
      {recordings.length > 0 || listening.previewsLink ? (
        <Section aria-labelledby="listening">
          <Container>
            <SectionHeading id="listening" intro={listening.text}>
              {listening.heading}
            </SectionHeading>
            <Listening>
              {recordings.map((recording) => (
                <DownloadCard key={recording.id} download={recording} words={words}>
                  <RecordingPlayer
                    title={recording.title}
                    url={recording.url}
                    durationSeconds={recording.durationSeconds}
                    words={words.player}
                  />
                  <details>
                    <summary>{listening.transcriptLabel}</summary>
                    {recording.transcript.map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                  </details>
                </DownloadCard>
              ))}
              {listening.previewsLink ? (
                <p>
                  <SiteLink href={listening.previewsLink.path}>{listening.previewsLink.label}</SiteLink>
                </p>
              ) : null}
            </Listening>
          </Container>
        </Section>
      ) : null}
      {newsletter.link ? (
        <Letter as="section" aria-labelledby="letter">
          <SectionHeading id="letter" intro={newsletter.text}>
            {newsletter.heading}
          </SectionHeading>
          <ButtonRow>
            <LinkButton as={SiteLink} href={newsletter.link.path}>
              {newsletter.link.label}
            </LinkButton>
            {newsletter.others.map(({ label, path }) => (
              <LinkButton key={path} as={SiteLink} href={path} $look="quiet">
                {label}
              </LinkButton>
            ))}
          </ButtonRow>
        </Letter>
      ) : null}
    </>
  );
}

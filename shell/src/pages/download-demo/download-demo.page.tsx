import { Container, from, LinkButton, SectionHeading } from '@lectern/ui';
import { styled } from 'styled-components';
import { FormatsCard } from '../../books/format-cards.js';
import { SiteLink } from '../../layout/site-link.js';
import { CustomerDownload } from './customer-download.island.js';
import type { DownloadDemoWords } from './download-demo.words.js';
import { ButtonRow } from '../../layout/button-row.js';

const Page = styled(Container)`
  padding-block: var(--space-6) var(--space-10);
  > section + section,
  > div + section {
    margin-top: var(--space-8);
  }
`;

const Lead = styled.p`
  max-width: 44rem;
  margin-block: var(--space-2) var(--space-6);
  font-size: var(--text-lead);
  line-height: 1.5;
`;

const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  ${from.desktop} {
    grid-template-columns: minmax(0, 26rem) minmax(0, 1fr);
    gap: var(--space-10);
  }
  ol {
    display: grid;
    gap: var(--space-2);
    padding-left: 1.4em;
    list-style: decimal;
  }
  li {
    padding-left: 0.25em;
  }
`;

const Note = styled.p`
  margin-top: var(--space-3);
  color: var(--color-muted);
  font-size: 1rem;
`;

const Buttons = styled(ButtonRow)`
  margin-top: var(--space-6);
`;

export function DownloadDemoPage({ words }: { words: DownloadDemoWords }) {
  const { heading, intro, demo, card, formats, links } = words;
  return (
    <Page>
      <h1>{heading}</h1>
      <Lead>{intro}</Lead>
      <Columns>
        <section aria-labelledby="demo">
          <SectionHeading id="demo">{demo.heading}</SectionHeading>
          <ol>
            {demo.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Note>{demo.note}</Note>
        </section>
        <section aria-labelledby="customer">
          <SectionHeading id="customer">{card.heading}</SectionHeading>
          <CustomerDownload
            words={{ card, file: words.file, fileUrl: words.fileUrl, notices: words.notices }}
          />
        </section>
      </Columns>
      <FormatsCard formats={formats} headingId="formats" />
      <Buttons>
        {links.map(({ label, path }, at) => (
          <LinkButton key={path} as={SiteLink} href={path} $look={at === 0 ? 'solid' : 'quiet'}>
            {label}
          </LinkButton>
        ))}
      </Buttons>
    </Page>
  );
}

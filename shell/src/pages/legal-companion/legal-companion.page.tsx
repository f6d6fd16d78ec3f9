import { Container, from, LinkButton } from '@lectern/ui';
import { styled } from 'styled-components';
import { SiteLink } from '../../layout/site-link.js';
import { useFrameWords } from '../../site-data.js';
import type { LegalCompanionWords } from './legal-companion.words.js';
import { QuestionnaireIsland } from './questionnaire.island.js';
import { ButtonRow } from '../../layout/button-row.js';

const Page = styled(Container)`
  display: grid;
  gap: var(--space-5) var(--space-8);
  padding-block: var(--space-6) var(--space-10);
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 38rem);
    align-items: start;
  }
  @media print {
    display: block;
  }
  @media (max-width: 63.99rem) {
    &:has([data-begun]) {
      padding-top: var(--space-3);
      h1 {
        font-size: var(--text-heading-4);
      }
      h1 ~ * {
        display: none;
      }
    }
  }
`;

const Opening = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  max-width: 34rem;
  ${from.desktop} {
    position: sticky;
    top: var(--space-10);
  }
  @media print {
    position: static;
  }
`;

/** The answers need script to be sent: without it, shows a text and an address instead. */
const Scripted = styled.div`
  @media (scripting: none) {
    > :not(noscript) {
      display: none;
    }
  }
  @media print {
    /* The roadmap as a document: grids break badly between sheets. */
    :is(section:not(section section), ol, div:has(> h2)) {
      display: block;
      padding: 0;
      border: 0;
      > * + * {
        margin-top: 0.8em;
      }
    }
    h2 {
      margin-top: 1em;
    }
    li:has(h4) {
      margin-top: 1.2em;
      padding: 0.8em 0 0;
      border: 0 !important;
      border-top: 1px solid #999 !important;
      border-radius: 0;
    }
  }
`;

const Lead = styled.p`
  font-size: var(--text-lead);
  line-height: 1.5;
`;

const Note = styled.p`
  padding-left: var(--space-3);
  border-left: 3px solid var(--color-accent);
  color: var(--color-muted);
`;

export function LegalCompanionPage({ words }: { words: LegalCompanionWords }) {
  const { email } = useFrameWords().contact;
  const { heading, text, note, links, scriptNote, definition } = words;
  return (
    <Page>
      <Opening>
        <h1>{heading}</h1>
        <Lead>{text}</Lead>
        <Note>{note}</Note>
        <ButtonRow>
          {links.map(({ label, path }) => (
            <LinkButton key={path} as={SiteLink} href={path} $look="quiet">
              {label}
            </LinkButton>
          ))}
        </ButtonRow>
      </Opening>
      <Scripted>
        <noscript>
          <p>
            {scriptNote} <a href={`mailto:${email}`}>{email}</a>
          </p>
        </noscript>
        <QuestionnaireIsland definition={definition} />
      </Scripted>
    </Page>
  );
}

import type { PageWords } from '@lectern/catalogue';
import { Card, Container, from } from '@lectern/ui';
import { styled } from 'styled-components';
import { SiteLink } from '../../layout/site-link.js';
import { useFrameWords, useSite } from '../../site-data.js';
import { Contact } from './contact.island.js';
import { presetFromQuery } from './contact.words.js';

const Page = styled(Container)`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-6) var(--space-10);
  ${from.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: var(--space-6) var(--space-8);
    align-items: start;
  }
`;

const Opening = styled.div`
  ${from.desktop} {
    grid-column: 1 / -1;
  }
  p {
    max-width: 44rem;
    margin-top: var(--space-2);
    font-size: var(--text-lead);
    line-height: 1.5;
  }
`;

const Beside = styled.div`
  display: grid;
  gap: var(--space-4);
  h2 {
    margin-bottom: var(--space-1);
    font-size: var(--text-heading-4);
  }
`;

const Commitment = styled.section`
  padding-left: var(--space-3);
  border-left: 3px solid var(--color-accent);
`;

export function ContactPage({ words }: { words: PageWords<'contact'> }) {
  const { form, sent, notices, cards, commitment } = words;
  const { email } = useFrameWords().contact;
  const asked = presetFromQuery(useSite().search);
  return (
    <Page>
      <Opening>
        <h1>{words.heading}</h1>
        <p>{words.intro}</p>
      </Opening>
      <Card>
        <Contact words={{ form, sent, notices }} asked={asked} email={email} />
      </Card>
      <Beside>
        {cards.map(({ title, text, link }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>
              {text} {link ? <SiteLink href={link.path}>{link.label}</SiteLink> : null}
            </p>
          </section>
        ))}
        <Commitment>
          <h2>{commitment.title}</h2>
          <p>{commitment.text}</p>
        </Commitment>
      </Beside>
    </Page>
  );
}

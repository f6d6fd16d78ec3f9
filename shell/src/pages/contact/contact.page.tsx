import type { PageWords } from '@lectern/catalogue';
import { Button, Card, Container, from } from '@lectern/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { SiteLink } from '../../layout/site-link.js';
import { ContactForm } from './contact-form.js';
import { useContact } from './use-contact.js';
import { useIsHandedOver } from './use-conversation.js';

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

const Sent = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  h2:focus {
    outline: none;
  }
`;

export function ContactPage({ words }: { words: PageWords<'contact'> }) {
  const contact = useContact(words.notices);
  const confirmation = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (contact.isSent) confirmation.current?.focus();
  }, [contact.isSent]);
  const isHandedOver = useIsHandedOver();
  useEffect(() => {
    // Another conversation wants another form.
    if (isHandedOver && contact.isSent) contact.again();
  }, [isHandedOver, contact]);
  const { sent, cards, commitment } = words;
  return (
    <Page>
      <Opening>
        <h1>{words.heading}</h1>
        <p>{words.intro}</p>
      </Opening>
      <Card>
        {contact.isSent ? (
          <Sent>
            <h2 ref={confirmation} tabIndex={-1}>
              {sent.heading}
            </h2>
            <p>{sent.text}</p>
            <Button $look="quiet" onClick={contact.again}>
              {sent.againLabel}
            </Button>
          </Sent>
        ) : (
          <ContactForm words={words.form} contact={contact} />
        )}
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

import type { PageWords } from '@lectern/catalogue';
import { Button } from '@lectern/ui';
import { conversationHash } from '@lectern/widget-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { island } from '../../islands/island.js';
import { ContactForm, type ContactFormProps } from './contact-form.js';
import { useContact } from './use-contact.js';

const Sent = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  h2:focus {
    outline: none;
  }
`;

interface FormOrThanksProps {
  words: Pick<PageWords<'contact'>, 'form' | 'sent' | 'notices'>;
  asked: ContactFormProps['asked'];
  email: string;
}

function FormOrThanks({ words: { form, sent, notices }, asked, email }: FormOrThanksProps) {
  const contact = useContact(notices);
  const confirmation = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (contact.isSent) confirmation.current?.focus();
  }, [contact.isSent]);
  if (!contact.isSent) return <ContactForm words={form} contact={contact} asked={asked} email={email} />;
  return (
    <Sent>
      <h2 ref={confirmation} tabIndex={-1}>
        {sent.heading}
      </h2>
      <p>{sent.text}</p>
      <Button $look="quiet" onClick={contact.again}>
        {sent.againLabel}
      </Button>
    </Sent>
  );
}

export const Contact = island('contact', FormOrThanks, () => ({ hash: conversationHash('') }));

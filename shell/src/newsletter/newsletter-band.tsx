import type { Site } from '@lectern/catalogue';
import { Button, Container, darkScheme, Field, from } from '@lectern/ui';
import { styled } from 'styled-components';
import { ScriptedForm } from '../scripted-form.js';
import { useFrameWords } from '../site-data.js';
import { useSubscription } from './use-subscription.js';

/** In the accent; at night only tinted with it, for a band of light would blind. */
const Band = styled.section`
  padding-block: var(--space-8);
  background: var(--color-accent);
  color: var(--color-on-accent);
  h2 {
    margin-bottom: var(--space-1);
  }
  :focus-visible {
    outline-color: currentcolor;
  }
  ${darkScheme} {
    background: color-mix(in srgb, var(--color-accent) 20%, var(--color-background));
    color: var(--color-ink);
  }
`;

const Layout = styled(Container)`
  display: grid;
  gap: var(--space-4);
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: var(--space-8);
  }
`;

const Form = styled(ScriptedForm)`
  gap: var(--space-2);
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

const Note = styled.p`
  font: 400 0.875rem/1.5 var(--font-control);
  ${from.tablet} {
    grid-column: 1 / -1;
  }
`;

const Address = styled.a`
  color: inherit;
`;

/** Stands out from the accent that surrounds it. */
const Send = styled(Button)`
  background: var(--color-on-accent);
  color: var(--color-accent);
  &:hover:not(:disabled) {
    background: var(--color-background);
    color: var(--color-accent);
  }
  ${darkScheme} {
    background: var(--color-accent);
    color: var(--color-on-accent);
  }
  &:focus-visible {
    outline-color: var(--color-on-accent);
    ${darkScheme} {
      outline-color: var(--color-ink);
    }
  }
`;

/** The invitation to the letter. Give it words; it needs nothing else. */
export function NewsletterBand({ words }: { words: Site['newsletter'] }) {
  const { title, text, emailLabel, buttonLabel, busyLabel, privacyNote, scriptNote } = words;
  const { email } = useFrameWords().contact;
  const { isSubmitting, submit } = useSubscription();
  return (
    <Band aria-labelledby="newsletter">
      <Layout>
        <div>
          <h2 id="newsletter">{title}</h2>
          <p>{text}</p>
        </div>
        <Form onSubmit={submit} aria-busy={isSubmitting}>
          <Field
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={emailLabel}
            required
          />
          <Send type="submit" disabled={isSubmitting}>
            {isSubmitting ? busyLabel : buttonLabel}
          </Send>
          <Note>{privacyNote}</Note>
          <noscript>
            <p>
              {scriptNote} <Address href={`mailto:${email}`}>{email}</Address>
            </p>
          </noscript>
        </Form>
      </Layout>
    </Band>
  );
}

import { Button, Card } from '@lectern/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SiteLink } from '../../navigation/site-link.js';
import { useArrivalFocus } from './arrival.js';
import { CodeForm } from './code-form.js';
import { EmailForm } from './email-form.js';
import { fill } from './fill.js';
import type { RoadmapWords } from './roadmap.words.js';
import type { DeskControls, DeskState } from './use-desk.js';

const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-3);
  max-width: 36rem;
  h2 {
    font-size: var(--text-heading-3);
  }
`;

const Reason = styled.p`
  padding-left: var(--space-2);
  border-left: 3px solid var(--color-accent);
`;

const Foot = styled.p`
  margin-top: var(--space-3);
  color: var(--color-muted);
`;

interface DoorProps {
  words: RoadmapWords['door'];
  desk: DeskControls;
  closed: Extract<DeskState, { step: 'closed' }>;
}

/** A code to the mailbox opens the roadmap: first the address, then the code. */
export function Door({ words, desk, closed: { reason, open } }: DoorProps) {
  const [email, setEmail] = useState<string | null>(null);
  const heading = useArrivalFocus(desk.isMoved);
  return (
    <>
      {email === null ? (
        <Sheet as="section">
          <h2 ref={heading} tabIndex={-1}>
            {words.heading}
          </h2>
          {reason ? <Reason>{words.reasons[reason]}</Reason> : null}
          <p>{words.text}</p>
          <EmailForm words={words} onAsked={setEmail} />
          {open ? (
            <div>
              <Button $look="quiet" onClick={() => desk.back(open)}>
                {words.backLabel}
              </Button>
            </div>
          ) : null}
        </Sheet>
      ) : (
        <Sheet as="section">
          <CodeHeading>{words.codeHeading}</CodeHeading>
          <p>{fill(words.codeText, { email })}</p>
          <CodeForm words={words} email={email} onOpened={() => desk.open()} onOther={() => setEmail(null)} />
        </Sheet>
      )}
      <Foot>
        {words.newText} <SiteLink href={words.newLink.path}>{words.newLink.label}</SiteLink>
      </Foot>
    </>
  );
}

function CodeHeading({ children }: { children: string }) {
  const heading = useArrivalFocus(true);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

import { Icon } from '@lectern/ui/kit';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { useAccount } from '../account/account-panel.js';
import { Heading, Muted } from '../components/index.js';
import { overview as m } from '../messages.js';
import { say } from '../say.js';
import { ACCOUNT_PATH } from '../sections.js';
import { useBackups } from '../settings/backups/backups-data.js';
import { useConnections, useSettings } from '../settings/setting-form.js';
import { Line, Lines } from './lines.js';

interface Step {
  words: { title: string; text: string };
  path: string;
  isDone: boolean;
}

function useSteps(): readonly Step[] | undefined {
  const settings = useSettings();
  const connections = useConnections();
  const backups = useBackups();
  const account = useAccount();
  if (!settings.data || !connections.data || !backups.data || !account.data) return undefined;
  const isConnected = (service: string) =>
    connections.data.some(({ id, state }) => id === service && state !== 'stand-in');
  const { isOn, isPasskey } = account.data.secondFactor;
  return [
    { words: m.firstSteps.payments, path: '/site/settings', isDone: isConnected('payments') },
    { words: m.firstSteps.email, path: '/site/settings', isDone: isConnected('mail') },
    {
      words: m.firstSteps.postalAddress,
      path: '/site/settings/emails',
      isDone: settings.data.postalAddress.lines.trim() !== '',
    },
    { words: m.firstSteps.backups, path: '/site/backups', isDone: backups.data.plan !== null },
    { words: m.firstSteps.secondStep, path: ACCOUNT_PATH, isDone: isOn || isPasskey },
  ];
}

const Done = styled(Icon)`
  && {
    color: var(--color-success);
  }
`;

const Open = styled.span`
  width: 1rem;
  height: 1rem;
  border: 2px solid var(--color-edge);
  border-radius: 50%;
`;

function StepLine({ words: { title, text }, path, isDone }: Step) {
  if (isDone)
    return (
      <Line>
        <Done name="check" />
        <Muted>{say(m.firstSteps.done, { title })}</Muted>
      </Line>
    );
  return (
    <Line as={Link} href={path}>
      <Open />
      <span>
        <strong>{title}</strong>
        <Muted>{text}</Muted>
      </span>
      <Icon name="arrow" />
    </Line>
  );
}

/** Checklist that turns test mode into a shop. It disappears when every step is done. */
export function FirstSteps() {
  const steps = useSteps();
  if (!steps || steps.every(({ isDone }) => isDone)) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section aria-labelledby="first-steps">
      <Heading id="first-steps">{say(m.firstSteps.title, { done, total: steps.length })}</Heading>
      <Lines as="ol">
        {steps.map((step) => (
          <li key={step.words.title}>
            <StepLine {...step} />
          </li>
        ))}
      </Lines>
    </section>
  );
}

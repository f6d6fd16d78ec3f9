import { Button, Icon } from '@lectern/ui/kit';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { useAccount } from '../account/account-panel.js';
import { api } from '../api.js';
import { Heading, Muted, showSuccess } from '../components/index.js';
import { overview as m } from '../messages.js';
import { say } from '../say.js';
import { ACCOUNT_PATH } from '../sections.js';
import { useBackups } from '../settings/backups/backups-data.js';
import { hasDomain } from '../settings/domain-guide.js';
import { useConnections, useSettings } from '../settings/setting-form.js';
import { isOn } from '../shop.js';
import { useHidden } from './hidden-list.js';
import { Line, Lines } from './lines.js';

interface Step {
  words: { title: string; text: string };
  /** Of the dashboard page where it is done, or that says how. */
  path: string;
  isDone: boolean;
}

/** Steps that a shop needs. */
function useNeededSteps(): readonly Step[] | undefined {
  const settings = useSettings();
  const connections = useConnections();
  const backups = useBackups();
  const account = useAccount();
  if (!settings.data || !connections.data || !backups.data || !account.data) return undefined;
  const isConnected = (service: string) =>
    connections.data.some(({ id, state }) => id === service && state !== 'stand-in');
  const { isOn: hasSecondFactor, isPasskey } = account.data.secondFactor;
  return [
    { words: m.firstSteps.payments, path: '/site/settings', isDone: isConnected('payments') },
    { words: m.firstSteps.email, path: '/site/settings', isDone: isConnected('mail') },
    {
      words: m.firstSteps.postalAddress,
      path: '/site/settings/emails',
      isDone: settings.data.postalAddress.lines.trim() !== '',
    },
    { words: m.firstSteps.secondStep, path: ACCOUNT_PATH, isDone: hasSecondFactor || isPasskey },
    { words: m.firstSteps.domain, path: '/site/settings/domain', isDone: hasDomain() },
    { words: m.firstSteps.backups, path: '/site/backups', isDone: backups.data.plan !== null },
  ];
}

/** Steps that may follow. Undefined while they load. @param enabled whether the list is shown */
function useFurtherSteps(enabled: boolean): readonly Step[] | undefined {
  const hasBlog = isOn('blog');
  const articles = useQuery({
    queryKey: ['first-steps', 'articles'],
    queryFn: () => api.GET('/api/admin/articles'),
    enabled: enabled && hasBlog,
  });
  const imports = useQuery({
    queryKey: ['first-steps', 'imports'],
    queryFn: () => api.GET('/api/admin/imports'),
    enabled,
  });
  if (articles.isLoading || imports.isLoading) return undefined;
  const article = { words: m.firstSteps.article, path: '/site/articles', isDone: !!articles.data?.length };
  return [
    ...(hasBlog ? [article] : []),
    { words: m.firstSteps.import, path: '/moving', isDone: !!imports.data?.items.length },
  ];
}

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-2);
  margin-bottom: var(--space-1);
  > * {
    margin: 0;
  }
`;

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
  const content = (
    <>
      <Open />
      <span>
        <strong>{title}</strong>
        <Muted>{text}</Muted>
      </span>
    </>
  );
  return (
    <Line as={Link} href={path}>
      {content}
      <Icon name="arrow" />
    </Line>
  );
}

/** Checklist that turns test mode into a shop. It disappears when every step that a shop needs is done, or is hidden. */
export function FirstSteps() {
  const needed = useNeededSteps();
  const [isHidden, setHidden] = useHidden('first-steps');
  const isOpen = needed?.some(({ isDone }) => !isDone) ?? false;
  const further = useFurtherSteps(isOpen && !isHidden);
  if (!needed || !isOpen) return null;
  if (isHidden)
    return (
      <div>
        <Button onClick={() => setHidden(false)}>{m.firstSteps.show}</Button>
      </div>
    );
  if (!further) return null;
  const steps = [...needed, ...further];
  const done = steps.filter(({ isDone }) => isDone).length;
  const hide = () => {
    setHidden(true);
    showSuccess(m.firstSteps.hidden);
  };
  return (
    <section aria-labelledby="first-steps">
      <Title>
        <Heading id="first-steps">{say(m.firstSteps.title, { done, total: steps.length })}</Heading>
        <Button onClick={hide}>{m.firstSteps.hide}</Button>
      </Title>
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

import type { Backups } from '@lectern/api-client/admin';
import { fileSizeText } from '@lectern/ui/formats';
import { Button, ButtonRow, ErrorMessage } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api.js';
import {
  EmptyState,
  Facts,
  Heading,
  Moment,
  Muted,
  Note,
  Panel,
  ProgressBar,
  showSuccess,
  Small,
  Stack,
} from '../../components/index.js';
import { backups as m } from '../../messages.js';
import { counted, say, sayIn } from '../../say.js';
import { ageText } from './backup-age.js';
import { cacheBackups } from './backups-data.js';

type Plan = NonNullable<Backups['plan']>;
type Backup = Backups['recent'][number];

const Age = ({ backup: { startedAt } }: { backup: Backup }) => (
  <>
    {ageText(startedAt)}
    <Small>
      <Moment at={startedAt} />
    </Small>
  </>
);

function Rehearsal({ rehearsal, plan }: { rehearsal: Backup | null; plan: Plan }) {
  if (!plan.canRehearse) return m.facts.notHere;
  if (!rehearsal) return m.facts.never;
  if (rehearsal.state === 'done') return <Age backup={rehearsal} />;
  return (
    <>
      {m.facts.failed}
      <Small>
        <Moment at={rehearsal.startedAt} />
      </Small>
    </>
  );
}

const hourText = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;

function frequencyText({ everyHours, atHour }: Plan): string {
  const days = Math.round(everyHours / 24);
  const hour = hourText(atHour);
  if (everyHours < 24) return counted(everyHours, m.plan.hours);
  return days === 1 ? say(m.plan.daily, { hour }) : say(m.plan.days, { count: days, hour });
}

function PlanNote({ plan }: { plan: Plan }) {
  const { keepDays: days, keepWeeks: weeks, keepMonths: months } = plan;
  const sentences = [
    frequencyText(plan),
    say(m.plan.kept, { days, weeks, months }),
    plan.canRehearse ? m.plan.rehearsal : m.plan.noRehearsal,
    m.plan.emails,
  ];
  return <Muted>{sentences.join(' ')}</Muted>;
}

function Actions({ backups }: { backups: Backups }) {
  const { plan, isRunning, isRehearsing } = backups;
  const making = useMutation({
    mutationFn: () => api.POST('/api/admin/backups'),
    onSuccess: (now) => {
      cacheBackups(now);
      showSuccess(m.now.started);
    },
  });
  const rehearsing = useMutation({
    mutationFn: () => api.POST('/api/admin/backups/rehearsal'),
    onSuccess: (now) => {
      cacheBackups(now);
      showSuccess(m.rehearse.started);
    },
  });
  const progress = isRunning ? m.progress.backup : isRehearsing ? m.progress.rehearsal : '';
  return (
    <Stack>
      <div role="status">
        {progress ? (
          <Stack $gap={1}>
            <p>{progress}</p>
            <ProgressBar aria-label={progress} />
          </Stack>
        ) : null}
      </div>
      <ErrorMessage error={making.error ?? rehearsing.error} />
      <ButtonRow>
        <Button
          kind="main"
          busy={(isRunning || making.isPending) && m.now.busy}
          onClick={() => making.mutate()}
        >
          {m.now.button}
        </Button>
        {plan?.canRehearse && backups.last ? (
          <Button
            busy={(isRehearsing || rehearsing.isPending) && m.rehearse.busy}
            onClick={() => rehearsing.mutate()}
          >
            {m.rehearse.button}
          </Button>
        ) : null}
      </ButtonRow>
    </Stack>
  );
}

/** State of the backups, with actions; without a configured place, how to configure one. */
export function BackupStatus({ backups }: { backups: Backups }) {
  const { plan, last, lastRehearsal, isOverdue } = backups;
  if (!plan)
    return (
      <EmptyState
        title={m.none.title}
        text={sayIn(m.none.text, { setting: <code>BACKUP_TO</code>, docs: m.none.docs })}
      />
    );
  const warnings = last?.warnings ?? [];
  return (
    <Stack $gap={3}>
      {isOverdue ? (
        <Panel role="alert">
          <strong>{m.overdue.title}</strong>
          <Muted $above="half">{m.overdue.text}</Muted>
        </Panel>
      ) : null}
      <Facts
        look="tiles"
        facts={[
          [m.facts.last, last ? <Age backup={last} /> : m.facts.never],
          [m.facts.rehearsal, <Rehearsal rehearsal={lastRehearsal} plan={plan} />],
          [m.facts.size, last?.bytes ? fileSizeText(last.bytes) : '–'],
          [m.facts.encryption, plan.isEncrypted ? m.facts.yes : m.facts.no],
        ]}
      />
      <p>
        {m.facts.place} <code>{plan.place}</code>
      </p>
      <PlanNote plan={plan} />
      {warnings.length > 0 ? (
        <Panel aria-label={m.warnings.title}>
          <Heading>{m.warnings.title}</Heading>
          {warnings.map((warning) => (
            <Note key={warning}>{warning}</Note>
          ))}
        </Panel>
      ) : null}
      <Actions backups={backups} />
    </Stack>
  );
}

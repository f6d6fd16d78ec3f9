import type { SenderCheck } from '@lectern/api-client/admin';
import { Async, Button, ErrorMessage } from '@lectern/ui/kit';
import { styled } from 'styled-components';
import { CopyButton, Muted, Panel, Stack, Status, type StatusWords, TitleRow } from '../components/index.js';
import { useSenderCheck } from './email-data.js';
import { recordIn } from './email-words.js';
import { say } from '../say.js';
import { emails as m } from '../messages.js';

type Finding = SenderCheck['findings'][number];

const names: Record<Finding['check'], string> = { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC', mx: 'MX' };

const verdicts: Record<Finding['verdict'], StatusWords> = {
  good: { label: m.domain.states.good, tone: 'good' },
  warn: { label: m.domain.states.warn, tone: 'caution' },
  missing: { label: m.domain.states.missing, tone: 'danger' },
  unknown: { label: m.domain.states.unknown, tone: 'neutral' },
};

const Advice = styled.p`
  margin-top: var(--space-1);
  overflow-wrap: anywhere;
`;

const Record = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  margin-top: var(--space-1);
  code {
    flex: 1 1 16rem;
    padding: var(--space-1) var(--space-2);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-small);
    background: var(--color-background);
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
`;

function Check({ finding }: { finding: Finding }) {
  const title = names[finding.check];
  const record = recordIn(finding.advice);
  return (
    <Panel aria-label={title}>
      <TitleRow>
        <h2>{title}</h2>
        <Status {...verdicts[finding.verdict]} />
      </TitleRow>
      <Muted>{m.domain.purposes[finding.check]}</Muted>
      <Advice>{finding.advice}</Advice>
      {record ? (
        <Record>
          <code>{record.value}</code>
          <CopyButton text={record.value} what={say(m.domain.record, { title })} />
        </Record>
      ) : null}
      {finding.found.map((published) => (
        <Record key={published}>
          <Muted>{m.domain.published}</Muted>
          <code>{published}</code>
        </Record>
      ))}
    </Panel>
  );
}

export function SenderDomain() {
  const { data, error, isFetching, refetch } = useSenderCheck();
  return (
    <Async query={{ data, error, refetch }} label={m.domain.loading} heights={['7rem', '7rem', '7rem']}>
      {({ domain, findings }) => (
        <>
          <TitleRow>
            <p>{domain ? say(m.domain.title, { domain }) : m.domain.none}</p>
            <Button busy={isFetching && m.domain.busy} onClick={() => void refetch()}>
              {m.domain.refresh}
            </Button>
          </TitleRow>
          <ErrorMessage error={error} />
          <Stack $above={2}>
            {findings.map((finding) => (
              <Check key={finding.check} finding={finding} />
            ))}
          </Stack>
        </>
      )}
    </Async>
  );
}

import type { SenderCheck } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import {
  Button,
  CopyButton,
  ErrorMessage,
  Loading,
  Panel,
  StatusBadge,
  type StatusTone,
} from '../components/index.js';
import { useSenderCheck } from './email-data.js';
import { recordIn } from './email-words.js';

type Finding = SenderCheck['findings'][number];

const names: Record<Finding['check'], { title: string; what: string }> = {
  spf: { title: 'SPF', what: 'Which servers may send mail in your name.' },
  dkim: { title: 'DKIM', what: 'A signature that proves that a letter is yours.' },
  dmarc: { title: 'DMARC', what: 'What others are to do with mail that only claims to be yours.' },
  mx: { title: 'MX', what: 'Where answers to your letters go.' },
};

const verdicts: Record<Finding['verdict'], { label: string; tone: StatusTone }> = {
  good: { label: 'In order', tone: 'good' },
  warn: { label: 'Could be better', tone: 'caution' },
  missing: { label: 'Missing', tone: 'danger' },
  unknown: { label: 'Not known', tone: 'neutral' },
};

const List = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-2);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  h2 {
    font-size: 1.125rem;
  }
`;

const Muted = styled.p`
  color: var(--color-muted);
`;

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
  const { title, what } = names[finding.check];
  const { label, tone } = verdicts[finding.verdict];
  const record = recordIn(finding.advice);
  return (
    <Panel aria-label={title}>
      <Head>
        <h2>{title}</h2>
        <StatusBadge $tone={tone}>{label}</StatusBadge>
      </Head>
      <Muted>{what}</Muted>
      <Advice>{finding.advice}</Advice>
      {record ? (
        <Record>
          <code>{record.value}</code>
          <CopyButton text={record.value} what={`the record for ${title}`} />
        </Record>
      ) : null}
      {finding.found.map((published) => (
        <Record key={published}>
          <Muted>Published now:</Muted>
          <code>{published}</code>
        </Record>
      ))}
    </Panel>
  );
}

/** Whether mail in the name of the site's domain is proven to be the site's, as receivers look at it. */
export function SenderDomain() {
  const { data, error, isFetching, refetch } = useSenderCheck();
  if (!data) {
    return error ? (
      <ErrorMessage error={error} onRetry={() => void refetch()} />
    ) : (
      <Loading label="The domain is being looked at" heights={['7rem', '7rem', '7rem']} />
    );
  }
  return (
    <>
      <Head>
        <p>
          {data.domain
            ? `Mail of the site comes from ${data.domain}.`
            : 'Mail of the site has no domain yet.'}
        </p>
        <Button busy={isFetching && 'Looking…'} onClick={() => void refetch()}>
          Look again
        </Button>
      </Head>
      <ErrorMessage error={error} />
      <List>
        {data.findings.map((finding) => (
          <Check key={finding.check} finding={finding} />
        ))}
      </List>
    </>
  );
}

import type { OrderEvidence } from '@lectern/api-client/admin';
import { Async, Button, ButtonRow } from '@lectern/ui/kit';
import { styled } from 'styled-components';
import { CopyButton, LineLink, PageHeading, Panel, saveAs } from '../components/index.js';
import { localTime } from '../formats.js';
import { useOrderEvidence } from './orders-data.js';
import { say } from '../say.js';
import { orders as m } from '../messages.js';

const Sheet = styled.div`
  display: grid;
  gap: var(--space-2);
  h2 {
    margin-bottom: var(--space-1);
    font-size: 1.125rem;
  }
  dl {
    display: grid;
    gap: var(--space-1);
    margin: 0;
    overflow-wrap: anywhere;
  }
  dl > div {
    display: grid;
    gap: 0 var(--space-2);
  }
  dt {
    color: var(--color-muted);
  }
  dd {
    margin: 0;
  }
  @media (min-width: 48rem) {
    dl > div {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
`;

function EvidenceSheet({ evidence }: { evidence: OrderEvidence }) {
  const { title, sections, text } = evidence;
  return (
    <>
      <ButtonRow>
        <CopyButton text={text} what={m.evidence.copy} />
        <Button onClick={() => saveAs(text, `${title}.txt`)}>{m.evidence.download}</Button>
        <Button onClick={() => window.print()}>{m.evidence.print}</Button>
      </ButtonRow>
      <Sheet>
        {sections.map((section) => (
          <Panel key={section.title} aria-label={section.title}>
            <h2>{section.title}</h2>
            <dl>
              {section.lines.map(({ label, value }, at) => (
                <div key={`${label} ${at}`}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        ))}
      </Sheet>
    </>
  );
}

export function EvidencePage({ id }: { id: string }) {
  const { data, error, refetch } = useOrderEvidence(id);
  return (
    <>
      <LineLink href={`/${id}`}>{m.evidence.back}</LineLink>
      <PageHeading
        title={data?.title ?? m.evidence.title}
        lead={data?.dueBy ? say(m.evidence.leadDue, { dueBy: localTime(data.dueBy) }) : m.evidence.lead}
      />
      <Async query={{ data, error, refetch }} label={m.evidence.loading} heights={['7rem', '7rem']}>
        {(data) => <EvidenceSheet evidence={data} />}
      </Async>
    </>
  );
}

import type { OrderEvidence } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { Async, Button, CopyButton, PageHeading, Panel, saveAs } from '../components/index.js';
import { localTime } from '../formats.js';
import { useOrderEvidence } from './orders-data.js';

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

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin-bottom: var(--space-2);
  @media print {
    display: none;
  }
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  @media print {
    display: none;
  }
`;

function EvidenceSheet({ evidence }: { evidence: OrderEvidence }) {
  const { title, sections, text } = evidence;
  return (
    <>
      <Buttons>
        <CopyButton text={text} what="the evidence" />
        <Button onClick={() => saveAs(text, `${title}.txt`)}>Download as text</Button>
        <Button onClick={() => window.print()}>Print or save as PDF</Button>
      </Buttons>
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

/** All that a bank asks for when a buyer disputes a payment, on one page. */
export function EvidencePage({ id }: { id: string }) {
  const { data, error, refetch } = useOrderEvidence(id);
  return (
    <>
      <Back href={`/${id}`}>Back to the order</Back>
      <PageHeading
        title={data?.title ?? 'Evidence'}
        lead={
          data?.dueBy
            ? `Stripe takes your answer until ${localTime(data.dueBy)}. Copy what follows into its form, and add letters that you and the buyer have written to one another.`
            : 'What the site knows of this sale, in the order in which Stripe asks for it.'
        }
      />
      <Async
        query={{ data, error, refetch }}
        label="The evidence is being put together"
        heights={['7rem', '7rem']}
      >
        {(data) => <EvidenceSheet evidence={data} />}
      </Async>
    </>
  );
}

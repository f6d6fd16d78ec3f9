import type { PageWords } from '@lectern/catalogue';
import { Badge, Card, LinkButton } from '@lectern/ui';
import { styled } from 'styled-components';

import { SiteLink } from '../../layout/site-link.js';
import { serviceRequest } from '../contact/contact.words.js';

const Sheet = styled(Card)`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: var(--space-2);
  scroll-margin-top: var(--space-4);
  h3 {
    margin-top: var(--space-1);
    font-size: var(--text-heading-3);
  }
  h4 {
    margin-bottom: var(--space-half);
    font: 600 0.9375rem/1.4 var(--font-control);
  }
  ul {
    padding-left: 1.2em;
    list-style: disc;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-half) var(--space-2);
  font: 400 0.9375rem/1.5 var(--font-control);
  dt {
    color: var(--color-muted);
  }
  dd {
    margin: 0;
  }
`;

interface ServiceCardProps {
  service: PageWords<'speaking'>['services'][number];
  labels: PageWords<'speaking'>['labels'];
}

export function ServiceCard({ service, labels }: ServiceCardProps) {
  const { id, title, icon, category, description, topics, duration, audience } = service;
  return (
    <Sheet as="article" id={id}>
      <div>
        <Head>
          <ServiceIcon name={icon} />
          {category ? <Badge>{category}</Badge> : null}
        </Head>
        <h3>{title}</h3>
      </div>
      <p>{description}</p>
      {topics.length > 0 ? (
        <div>
          <h4>{labels.topics}</h4>
          <ul>
            {topics.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {duration || audience ? (
        <Facts>
          <Fact label={labels.duration} value={duration} />
          <Fact label={labels.audience} value={audience} />
        </Facts>
      ) : null}
      <div>
        <LinkButton
          as={SiteLink}
          href={`/contact?${serviceRequest(id)}`}
          $look="quiet"
          aria-label={`${labels.request}: ${title}`}
        >
          {labels.request}
        </LinkButton>
      </div>
    </Sheet>
  );
}

function Fact({ label, value }: { label: string; value: string | undefined }) {
  if (value === undefined) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** Icons on a 32-unit grid, as strokes. */
const paths: Record<PageWords<'speaking'>['services'][number]['icon'], string> = {
  flame:
    'M16 4c1 5 7 8 7 15a7 7 0 01-14 0c0-3 2-5 3-7 1 2 2 3 3 3 1-4-1-7 1-11zM16 20c1 2 2.5 2.6 2.5 4.4a2.5 2.5 0 01-5 0C13.500 22.600 15 22 16 20z',
  scales: 'M16 5v22M9 27h14M7 9h18M7 9l-4 9h8zM25 9l-4 9h8zM3 18a4 4 0 008 0M21 18a4 4 0 008 0',
  pencil: 'M5 27l1.500-6.500L22 5l5 5L11.500 25.500zM19 8l5 5M6.500 20.500l5 5',
  book: 'M16 8c-3-2-7-2.500-12-2v19c5-.500 9 0 12 2 3-2 7-2.500 12-2V6c-5-.500-9 0-12 2zM16 8v19',
};

const Drawing = styled.svg`
  width: 2.5rem;
  height: 2.5rem;
  color: var(--color-accent);
`;

function ServiceIcon({ name }: { name: keyof typeof paths }) {
  return (
    <Drawing
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </Drawing>
  );
}

import { Badge, Card, LinkButton } from '@lectern/ui';
import { styled } from 'styled-components';
import { SiteLink } from '../../navigation/site-link.js';
import { wantTalk } from './want-talk.js';
import { ServiceIcon } from './service-icon.js';
import type { PageWords } from '@lectern/catalogue';

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
    font-variant-numeric: lining-nums;
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
          <Badge>{category}</Badge>
        </Head>
        <h3>{title}</h3>
      </div>
      <p>{description}</p>
      <div>
        <h4>{labels.topics}</h4>
        <ul>
          {topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      </div>
      <Facts>
        <dt>{labels.duration}</dt>
        <dd>{duration}</dd>
        <dt>{labels.audience}</dt>
        <dd>{audience}</dd>
      </Facts>
      <div>
        <LinkButton
          as={SiteLink}
          href="/contact"
          onClick={wantTalk}
          $look="quiet"
          aria-label={`${labels.request}: ${title}`}
        >
          {labels.request}
        </LinkButton>
      </div>
    </Sheet>
  );
}

import type { ChartName } from '@lectern/api-client/admin';
import { errorMessage, Skeleton } from '@lectern/ui/kit';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { Facts, Heading, LineLink, PageHeading, Small } from '../components/index.js';
import { sectionsFor } from '../layout/navigation.js';
import { useStaff } from '../sign-in/session.js';
import { useStatistics } from '../statistics/statistics-data.js';
import { amount } from '../statistics/statistics-words.js';
import { say } from '../say.js';
import { overview as m } from '../messages.js';

const today = { days: 1 };

const asked: readonly { chart: ChartName; measure: string; label: string }[] = [
  { chart: 'sales', measure: 'netCents', label: m.sold },
  { chart: 'subscribers', measure: 'gained', label: m.newReaders },
  { chart: 'visits', measure: 'views', label: m.pagesShown },
];

function Statistic({ chart, measure: name }: (typeof asked)[number]) {
  const { data, error } = useStatistics(chart, today);
  const measure = data?.measures.find((found) => found.name === name);
  return (
    <>
      <span>{measure ? amount(measure.total, measure.unit) : error ? '–' : <Skeleton />}</span>
      <Small>
        {measure
          ? say(m.yesterdayAllDay, { before: amount(measure.before, measure.unit) })
          : error
            ? errorMessage(error)
            : m.counting}
      </Small>
    </>
  );
}

/** Today at a glance, beside the whole of yesterday. */
function Today() {
  return (
    <section>
      <Heading $above={3}>{m.todaySoFar}</Heading>
      <Facts look="tiles" facts={asked.map((each) => [each.label, <Statistic {...each} />])} />
      <LineLink href="/numbers">{m.allStatistics}</LineLink>
    </section>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-2);
`;

const Card = styled(Link)`
  display: block;
  height: 100%;
  padding: var(--space-2) var(--space-3) var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
  color: var(--color-muted);
  text-decoration: none;
  strong {
    display: block;
    margin-bottom: var(--space-half);
    color: var(--color-accent);
    font-size: 1.0625rem;
  }
  &:hover {
    border-color: var(--color-accent);
  }
`;

/** Where the dashboard opens: what can be done in it. */
export function OverviewPage() {
  const staff = useStaff();
  return (
    <>
      <PageHeading title={say(m.welcome, { name: staff.name })} lead={m.wouldYouLikeDo} />
      {staff.may.includes('figures.read') ? <Today /> : null}
      {sectionsFor(staff).map(({ label, pages }) => (
        <section key={label}>
          <Heading $above={3}>{label}</Heading>
          <Cards>
            {pages.map(({ path, label: name, summary }) => (
              <li key={path}>
                <Card href={path}>
                  <strong>{name}</strong>
                  {summary}
                </Card>
              </li>
            ))}
          </Cards>
        </section>
      ))}
    </>
  );
}

import { styled } from 'styled-components';
import { Link } from 'wouter';
import { sectionsFor } from '../frame/reachable.js';
import { PageHeading } from '../parts/index.js';
import { useStaff } from '../session/desk-session.js';
import { Today } from './today.js';

const Heading = styled.h2`
  margin-block: var(--space-3) var(--space-2);
  font-size: 1.25rem;
`;

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
      <PageHeading title={`Welcome, ${staff.name}`} lead="What would you like to do?" />
      {staff.may.includes('figures.read') ? <Today /> : null}
      {sectionsFor(staff).map(({ label, pages }) => (
        <section key={label}>
          <Heading>{label}</Heading>
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

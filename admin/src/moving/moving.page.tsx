import { styled } from 'styled-components';
import { Link, Route, Switch } from 'wouter';
import { ProofDialog } from '../account/proof.js';
import { EmptyState, Heading, ListTable, Moment, PageHeading, Stack, Status } from '../components/index.js';
import { moving as m } from '../messages.js';
import { ArchivePanel } from './archive-panel.js';
import { ImportPage } from './import-page.js';
import { toneOf, useImports } from './moving-data.js';
import { NewImport } from './new-import.js';
import { sourceGroups } from './sources.js';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: var(--space-2);
  a {
    display: flex;
    align-items: center;
    min-height: 4rem;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-medium);
    background: var(--color-surface);
    color: var(--color-ink);
    font: 600 1rem/1.4 var(--font-control);
    text-decoration: none;
    &:hover {
      border-color: var(--color-accent);
    }
  }
`;

const GroupTitle = styled.h3`
  font: 600 1rem/1.4 var(--font-control);
`;

function Overview() {
  const imports = useImports();
  return (
    <>
      <PageHeading title={m.page.title} lead={m.page.lead} />
      <Stack $gap={4}>
        <Stack $gap={3}>
          <Heading>{m.sources.title}</Heading>
          {sourceGroups.map(([label, sources]) => (
            <Stack key={label} $gap={1}>
              <GroupTitle>{label}</GroupTitle>
              <Cards aria-label={label}>
                {sources.map(({ id, title }) => (
                  <li key={id}>
                    <Link href={`/new/${id}`}>{title}</Link>
                  </li>
                ))}
              </Cards>
            </Stack>
          ))}
        </Stack>
        <section>
          <Heading>{m.past.title}</Heading>
          <ListTable
            caption={m.past.caption}
            list={imports}
            keyOf={({ id }) => id}
            columns={[
              {
                label: m.past.file,
                render: ({ id, files }) => (
                  <Link href={`/imports/${id}`}>{files.map(({ name }) => name).join(', ')}</Link>
                ),
              },
              { label: m.past.kind, render: ({ kind }) => m.kinds[kind] },
              {
                label: m.past.state,
                render: ({ state }) => <Status label={m.states[state]} tone={toneOf(state)} />,
              },
              { label: m.past.date, render: ({ createdAt }) => <Moment at={createdAt} /> },
            ]}
            empty={<EmptyState {...m.past.empty} />}
          />
        </section>
        <ArchivePanel />
      </Stack>
    </>
  );
}

export function MovingPage() {
  return (
    <>
      <Switch>
        <Route path="/new/:source">{({ source }) => <NewImport key={source} sourceId={source} />}</Route>
        <Route path="/imports/:id">{({ id }) => <ImportPage key={id} id={id} />}</Route>
        <Route component={Overview} />
      </Switch>
      <ProofDialog />
    </>
  );
}

import { Async, Loading } from '@lectern/ui/kit';
import { Redirect, Route, Switch } from 'wouter';
import { EmptyState, latePart, LineLink, PageHeading, Stack } from '../components/index.js';
import { siteEditing as m } from '../messages.js';
import { useStaff } from '../sign-in/session.js';
import { slugOf } from './field-words.js';
import type { SectionEditorProps } from './section-editor.js';
import { KeptWords, ResetAll, SectionList } from './section-list.js';
import { TextSearch } from './search/text-search.js';
import { useSection, useSections } from './site-editing-data.js';

/** The list needs no editor. */
const SectionEditor = latePart<SectionEditorProps>(
  async () => (await import('./section-editor.js')).SectionEditor,
  ['4rem', '24rem'],
);

function List() {
  const mayPublish = useStaff().may.includes('content.publish');
  return (
    <>
      <PageHeading title={m.page.title} lead={m.page.lead} actions={mayPublish ? <ResetAll /> : null} />
      <Stack>
        <TextSearch>
          <SectionList />
          <KeptWords />
        </TextSearch>
      </Stack>
    </>
  );
}

function Section({ section }: { section: string }) {
  const { data, error, refetch } = useSection(section);
  return (
    <Async query={{ data, error, refetch }} label={m.section.loading} heights={['4rem', '24rem']}>
      {(loaded) => <SectionEditor key={section} section={loaded} />}
    </Async>
  );
}

function SectionAt({ slug }: { slug: string }) {
  const { data, error, refetch } = useSections();
  const found = data?.find(({ section }) => slugOf(section) === slug);
  return (
    <>
      <LineLink href="/">{m.section.back}</LineLink>
      {found ? <Section section={found.section} /> : null}
      {data && !found ? <EmptyState {...m.section.unknown} /> : null}
      {data ? null : error ? (
        <Async query={{ data, error, refetch }} label={m.section.loading}>
          {() => null}
        </Async>
      ) : (
        <Loading label={m.section.loading} heights={['4rem', '24rem']} />
      )}
    </>
  );
}

export function EditSitePage() {
  return (
    <Switch>
      <Route path="/look">
        <Redirect to="~/admin/site/look" replace />
      </Route>
      <Route path="/">
        <List />
      </Route>
      <Route path="/:slug">{({ slug }) => <SectionAt key={slug} slug={slug} />}</Route>
    </Switch>
  );
}

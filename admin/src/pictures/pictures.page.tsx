import { ErrorMessage, Loading } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Link, Route, Switch } from 'wouter';
import { type Done, EmptyState, MoreButton, PageHeading, PageTabs, UndoBar } from '../components/index.js';
import { pictures as m } from '../messages.js';
import { say } from '../say.js';
import { useStaff } from '../sign-in/session.js';
import { PictureBin } from './picture-bin.js';
import { Grid, PictureCard } from './picture-grid.js';
import { PicturePage } from './picture-page.js';
import { PictureSearch, usePictureSearch } from './picture-search.js';
import { restorePicture, usePictures } from './pictures-data.js';
import { UploadArea } from './upload-area.js';
import { UploadList } from './upload-list.js';

const tabs = [
  { path: '/', label: m.tabs.library },
  { path: '/bin', label: m.tabs.bin },
];

const Uploads = styled.div`
  margin-bottom: var(--space-3);
`;

const CardLink = styled(Link)`
  font-weight: 600;
  /* The whole card is the target. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Spaced = styled.div`
  margin-top: var(--space-2);
`;

function Library() {
  const search = usePictureSearch();
  const list = usePictures(search.filter);
  const mayWrite = useStaff().may.includes('pictures.write');
  return (
    <>
      {mayWrite ? (
        <Uploads>
          <UploadArea />
          <UploadList />
        </Uploads>
      ) : null}
      <PictureSearch search={search} />
      {list.error && !list.rows ? (
        <ErrorMessage error={list.error} onRetry={() => void list.refetch()} />
      ) : null}
      {!list.rows && !list.error ? <Loading label={m.list.loading} heights={['12rem']} /> : null}
      {list.rows?.length === 0 ? (
        <EmptyState {...(search.isFiltered ? m.list.noMatch : m.list.empty)} />
      ) : null}
      {list.rows && list.rows.length > 0 ? (
        <Grid aria-label={m.list.label}>
          {list.rows.map((picture) => (
            <PictureCard key={picture.id} picture={picture}>
              <CardLink href={`/${picture.id}`}>{picture.fileName}</CardLink>
            </PictureCard>
          ))}
        </Grid>
      ) : null}
      <MoreButton list={list} />
    </>
  );
}

interface Removed {
  id: string;
  name: string;
}

function Lists({ removed, onUndone }: { removed: Removed | null; onUndone: () => void }) {
  const done: Done | null = removed && {
    text: say(m.remove.done, { name: removed.name }),
    undo: () => restorePicture(removed.id),
  };
  return (
    <>
      <PageHeading title={m.page.title} lead={m.page.lead} />
      <PageTabs label={m.page.title} tabs={tabs} />
      {done && removed ? (
        <Spaced>
          <UndoBar key={removed.id} done={done} onUndone={onUndone} />
        </Spaced>
      ) : null}
      <Switch>
        <Route path="/" component={Library} />
        <Route path="/bin" component={PictureBin} />
      </Switch>
    </>
  );
}

export function PicturesPage() {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const lists = <Lists removed={removed} onUndone={() => setRemoved(null)} />;
  return (
    <Switch>
      <Route path="/">{lists}</Route>
      <Route path="/bin">{lists}</Route>
      <Route path="/:id">
        {({ id }) => (
          <PicturePage key={id} id={id} onRemoved={({ fileName }) => setRemoved({ id, name: fileName })} />
        )}
      </Route>
    </Switch>
  );
}

import type { PictureWithUses } from '@lectern/api-client/admin';
import { fileSizeText } from '@lectern/ui/formats';
import { Async, Button, ErrorMessage } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Link, useLocation } from 'wouter';
import {
  ActionDialog,
  Facts,
  Heading,
  LineLink,
  Moment,
  Muted,
  Note,
  PageHeading,
  Panel,
  Stack,
} from '../components/index.js';
import { pictures as m } from '../messages.js';
import { counted, say } from '../say.js';
import { useStaff } from '../sign-in/session.js';
import { PictureForm } from './picture-form.js';
import { PictureStatus } from './picture-grid.js';
import { removePicture, usePicture } from './pictures-data.js';

const UseList = styled.ul`
  padding-left: 1.25rem;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    overflow-wrap: anywhere;
  }
`;

const Uses = ({ uses }: Pick<PictureWithUses, 'uses'>) => (
  <UseList>
    {uses.map(({ title, path }) => (
      <li key={path}>
        <Link href={`~/admin${path}`}>{title}</Link>
      </li>
    ))}
  </UseList>
);

interface RemoveProps {
  picture: PictureWithUses;
  onRemoved: (picture: PictureWithUses) => void;
}

/** Asks first, and says which pages will lose the picture. */
function Remove({ picture, onRemoved }: RemoveProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [, navigate] = useLocation();
  return (
    <>
      <Button kind="danger" onClick={() => setIsAsking(true)}>
        {m.remove.button}
      </Button>
      {isAsking ? (
        <ActionDialog
          title={m.remove.title}
          submit={m.remove.submit}
          busy={m.remove.busy}
          isDanger
          action={() => removePicture(picture.id)}
          onDone={() => {
            onRemoved(picture);
            navigate('/');
          }}
          onCancel={() => setIsAsking(false)}
        >
          {picture.uses.length > 0 ? (
            <>
              <p>{counted(picture.uses.length, m.remove.used)}</p>
              <Uses uses={picture.uses} />
            </>
          ) : null}
          <p>{m.remove.text}</p>
        </ActionDialog>
      ) : null}
    </>
  );
}

function Whole({ picture, onRemoved }: RemoveProps) {
  const { may } = useStaff();
  const { width, height, state, uses } = picture;
  return (
    <Stack $gap={3}>
      {state === 'processing' ? <Note role="status">{m.picture.converting}</Note> : null}
      {picture.failure ? <ErrorMessage error={picture.failure} /> : null}
      <Panel aria-label={m.edit.title}>
        <PictureForm picture={picture} mayWrite={may.includes('pictures.write')} />
      </Panel>
      <Panel aria-label={m.picture.uses.title}>
        <Heading>{m.picture.uses.title}</Heading>
        {uses.length > 0 ? <Uses uses={uses} /> : <Muted>{m.picture.uses.none}</Muted>}
      </Panel>
      <Panel aria-label={m.picture.facts.file}>
        <Facts
          look="grid"
          facts={[
            [m.picture.facts.size, say(m.picture.facts.pixels, { width, height })],
            [m.picture.facts.file, fileSizeText(picture.sizeBytes)],
            [m.picture.facts.added, <Moment key="added" at={picture.createdAt} />],
          ]}
        />
      </Panel>
      {may.includes('pictures.remove') ? (
        <div>
          <Remove picture={picture} onRemoved={onRemoved} />
        </div>
      ) : null}
    </Stack>
  );
}

interface PicturePageProps {
  id: string;
  onRemoved: (picture: PictureWithUses) => void;
}

export function PicturePage({ id, onRemoved }: PicturePageProps) {
  const { data: picture, error, refetch } = usePicture(id);
  return (
    <>
      <LineLink href="/">{m.picture.back}</LineLink>
      <PageHeading
        title={picture?.fileName ?? m.page.title}
        actions={picture && picture.state !== 'ready' ? <PictureStatus state={picture.state} /> : null}
      />
      <Async query={{ data: picture, error, refetch }} label={m.picture.loading} heights={['24rem']}>
        {(picture) => <Whole picture={picture} onRemoved={onRemoved} />}
      </Async>
    </>
  );
}

import type { PreviewDesk } from '@lectern/api-client/admin';
import { useState } from 'react';
import { Button, ConfirmDialog } from '../../parts/index.js';
import { counted } from '../../counted.js';
import { useStaff } from '../../session/desk-session.js';
import { isWanting } from './preview-words.js';
import { useMaking } from './previews-data.js';

/** Makes all that are missing; where that costs money, it asks first. */
export function MakeMissing({ all }: { all: PreviewDesk }) {
  const [isAsking, setIsAsking] = useState(false);
  const making = useMaking();
  const mayMake = useStaff().may.includes('previews.make');
  const wanting = all.previews.filter(isWanting).length;
  const make = () => making.mutate({}, { onSettled: () => setIsAsking(false) });
  if (!mayMake || wanting === 0) return null;
  return (
    <>
      <Button
        kind="main"
        busy={making.isPending && 'Asking…'}
        onClick={() => (all.speaker === 'local' ? make() : setIsAsking(true))}
      >
        Make all that are missing
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={`Make ${counted(wanting, 'preview')}?`}
          confirmLabel="Make them"
          busy={making.isPending && 'Asking…'}
          onConfirm={make}
          onCancel={() => setIsAsking(false)}
        >
          <p>
            The voice service is paid by the character. It speaks until today’s characters are used up; what
            is missing then can be made tomorrow.
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

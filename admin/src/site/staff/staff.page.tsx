import { Skeleton } from '@lectern/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ProofDialog } from '../../account/proof/proof-dialog.js';
import { sentenceOf } from '../../data.js';
import { Button, PageHeading, Trouble } from '../../parts/index.js';
import { InvitationsPanel } from './invitations-panel.js';
import { InviteDialog } from './invite-dialog.js';
import { MembersPanel } from './members-panel.js';
import { RulesPanel } from './rules-panel.js';
import { useTeam } from './staff-data.js';

const Parts = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 52rem;
  outline: none;
`;

const Awaited = styled(Parts)`
  > * {
    height: 9rem;
  }
`;

/** Who works on the site: the owner asks others to help, and says what they may. */
export function StaffPage() {
  const { data, error, refetch } = useTeam();
  const [isInviting, setInviting] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const onLeft = () => room.current?.focus();
  return (
    <>
      <PageHeading
        title="Helpers"
        lead="Each has an account of her own, so the log of what was done can say who it was."
        actions={
          <Button kind="main" onClick={() => setInviting(true)}>
            Ask somebody to help
          </Button>
        }
      />
      {error && !data ? (
        <Trouble text={sentenceOf(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Awaited role="status" aria-label="The list is on its way">
          <Skeleton />
          <Skeleton />
        </Awaited>
      ) : (
        <Parts ref={room} tabIndex={-1}>
          <MembersPanel members={data.members} onLeft={onLeft} />
          {data.invitations.length > 0 ? (
            <InvitationsPanel invitations={data.invitations} onLeft={onLeft} />
          ) : null}
          <RulesPanel isRequired={data.requiresSecondFactor} members={data.members} />
        </Parts>
      )}
      {isInviting ? <InviteDialog onEnd={() => setInviting(false)} /> : null}
      <ProofDialog />
    </>
  );
}

import { requireSecondFactor, type TeamMember } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import {
  Async,
  Button,
  ButtonRow,
  ErrorMessage,
  PageHeading,
  showSuccess,
  StatusBadge,
} from '../../components/index.js';
import { AccountPanel } from '../../account/account-panel.js';
import { ProofDialog, proved } from '../../account/proof.js';
import { InvitationsPanel, InviteDialog } from './invitations.js';
import { MembersPanel } from './members.js';
import { refreshTeam, useTeam } from './team-data.js';

interface RulesPanelProps {
  isRequired: boolean;
  members: readonly TeamMember[];
}

/** Whether everybody must have a second step. */
function RulesPanel({ isRequired, members }: RulesPanelProps) {
  const changing = useMutation({
    mutationFn: () => proved(() => requireSecondFactor(!isRequired)),
    onSuccess: async () => {
      await refreshTeam();
      showSuccess(
        isRequired ? 'The second step is everybody’s own choice' : 'Everybody must have a second step',
      );
    },
  });
  const hasOne = members.some(({ isYou, hasSecondFactor }) => isYou && hasSecondFactor);
  return (
    <AccountPanel
      title="A second step for everybody"
      badge={
        <StatusBadge $tone={isRequired ? 'good' : 'neutral'}>
          {isRequired ? 'Required' : 'Not required'}
        </StatusBadge>
      }
    >
      <p>
        {isRequired
          ? 'Whoever has none is asked to set one up before they can do anything else.'
          : 'You can ask a code from the telephone of everybody who signs in. Whoever has none sets one up first: it takes two minutes.'}
      </p>
      <ErrorMessage error={changing.error} />
      {!isRequired && !hasOne ? (
        <p>
          <Link href="~/admin/account">Set up your own second step</Link> first.
        </p>
      ) : (
        <ButtonRow>
          <Button busy={changing.isPending && 'Changing…'} onClick={() => changing.mutate()}>
            {isRequired ? 'No longer require it' : 'Require it'}
          </Button>
        </ButtonRow>
      )}
    </AccountPanel>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 52rem;
  outline: none;
`;

/** Who works on the site: the owner asks others to help, and says what they may. */
export function TeamPage() {
  const { data, error, refetch } = useTeam();
  const [isInviting, setInviting] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const onLeft = () => room.current?.focus();
  return (
    <>
      <PageHeading
        title="Helpers"
        lead="Each has an account of their own, so the log of what was done can say who it was."
        actions={
          <Button kind="main" onClick={() => setInviting(true)}>
            Ask somebody to help
          </Button>
        }
      />
      <Async query={{ data, error, refetch }} label="The list is on its way" heights={['9rem', '9rem']}>
        {(data) => (
          <Parts ref={room} tabIndex={-1}>
            <MembersPanel members={data.members} onLeft={onLeft} />
            {data.invitations.length > 0 ? (
              <InvitationsPanel invitations={data.invitations} onLeft={onLeft} />
            ) : null}
            <RulesPanel isRequired={data.requiresSecondFactor} members={data.members} />
          </Parts>
        )}
      </Async>
      {isInviting ? <InviteDialog onEnd={() => setInviting(false)} /> : null}
      <ProofDialog />
    </>
  );
}

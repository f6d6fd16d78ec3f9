import type { Team } from '@lectern/api-client/admin';
import { Async, Button, ButtonRow, ErrorMessage } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { api } from '../../api.js';
import { AccountPanel } from '../../account/account-panel.js';
import { ProofDialog, withProof } from '../../account/proof.js';
import { PageHeading, showSuccess, Status } from '../../components/index.js';
import { team as m } from '../../messages.js';
import { sayIn } from '../../say.js';
import { InvitationsPanel, InviteDialog } from './invitations.js';
import { MembersPanel, refreshTeam, useTeam } from './members.js';

function RulesPanel({ requiresSecondFactor: isRequired, isPublic, members }: Team) {
  const changing = useMutation({
    mutationFn: () =>
      withProof(() => api.PUT('/api/admin/staff/rules', { body: { requiresSecondFactor: !isRequired } })),
    onSuccess: async () => {
      await refreshTeam();
      showSuccess(isRequired ? m.twoStep.nowOptional : m.twoStep.nowRequired);
    },
  });
  const words = isRequired ? m.twoStep.textRequired : m.twoStep.text;
  const hasOne = members.some(({ isYou, hasSecondFactor }) => isYou && hasSecondFactor);
  return (
    <AccountPanel
      title={m.twoStep.title}
      badge={
        <Status
          {...(isRequired
            ? { label: m.twoStep.required, tone: 'good' }
            : { label: m.twoStep.notRequired, tone: 'neutral' })}
        />
      }
    >
      <p>{isPublic ? m.twoStep.textPublic : words}</p>
      <ErrorMessage error={changing.error} />
      {isPublic ? null : !isRequired && !hasOne ? (
        <p>{sayIn(m.twoStep.setUpFirst, { link: <Link href="~/admin/account">{m.twoStep.setUp}</Link> })}</p>
      ) : (
        <ButtonRow>
          <Button busy={changing.isPending && m.role.busy} onClick={() => changing.mutate()}>
            {isRequired ? m.twoStep.stop : m.twoStep.require}
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

export function TeamPage() {
  const { data, error, refetch } = useTeam();
  const [isInviting, setInviting] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const onLeft = () => room.current?.focus();
  return (
    <>
      <PageHeading
        title={m.page.title}
        lead={m.page.lead}
        actions={
          <Button kind="main" onClick={() => setInviting(true)}>
            {m.invite.dialog.title}
          </Button>
        }
      />
      <Async query={{ data, error, refetch }} label={m.page.loading} heights={['9rem', '9rem']}>
        {(data) => (
          <Parts ref={room} tabIndex={-1}>
            <MembersPanel members={data.members} onLeft={onLeft} />
            {data.invitations.length > 0 ? (
              <InvitationsPanel invitations={data.invitations} onLeft={onLeft} />
            ) : null}
            <RulesPanel {...data} />
          </Parts>
        )}
      </Async>
      {isInviting ? <InviteDialog onEnd={() => setInviting(false)} /> : null}
      <ProofDialog />
    </>
  );
}

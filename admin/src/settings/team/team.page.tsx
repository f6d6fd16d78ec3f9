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
import { settings as m } from '../../messages.js';
import { sayIn } from '../../say.js';
import { InvitationsPanel, InviteDialog } from './invitations.js';
import { MembersPanel, refreshTeam, useTeam } from './members.js';

/** Whether every member must use a second step. */
function RulesPanel({ requiresSecondFactor: isRequired, isPublic, members }: Team) {
  const changing = useMutation({
    mutationFn: () =>
      withProof(() => api.PUT('/api/admin/staff/rules', { body: { requiresSecondFactor: !isRequired } })),
    onSuccess: async () => {
      await refreshTeam();
      showSuccess(isRequired ? m.secondStepEverybodysOwn : m.everybodyMustHaveSecond);
    },
  });
  const words = isRequired ? m.whoeverHasNoneAsked : m.youCanAskCode;
  const hasOne = members.some(({ isYou, hasSecondFactor }) => isYou && hasSecondFactor);
  return (
    <AccountPanel
      title={m.secondStepForEverybody}
      badge={
        <Status
          {...(isRequired ? { label: m.required, tone: 'good' } : { label: m.notRequired, tone: 'neutral' })}
        />
      }
    >
      <p>{isPublic ? m.siteOpenToWorld : words}</p>
      <ErrorMessage error={changing.error} />
      {isPublic ? null : !isRequired && !hasOne ? (
        <p>{sayIn(m.first, { link: <Link href="~/admin/account">{m.setUpYourOwn}</Link> })}</p>
      ) : (
        <ButtonRow>
          <Button busy={changing.isPending && m.changing} onClick={() => changing.mutate()}>
            {isRequired ? m.noLongerRequireIt : m.requireIt}
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

/** Team: members, invitations, and sign-in rules. */
export function TeamPage() {
  const { data, error, refetch } = useTeam();
  const [isInviting, setInviting] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const onLeft = () => room.current?.focus();
  return (
    <>
      <PageHeading
        title={m.helpers}
        lead={m.eachHasAccountTheir}
        actions={
          <Button kind="main" onClick={() => setInviting(true)}>
            {m.askSomebodyToHelp}
          </Button>
        }
      />
      <Async query={{ data, error, refetch }} label={m.listOnItsWay} heights={['9rem', '9rem']}>
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

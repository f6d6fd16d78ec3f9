import type { TeamMember } from '@lectern/api-client/admin';
import { Button, ButtonRow } from '@lectern/ui/kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api.js';
import { AccountPanel, Lines } from '../../account/account-panel.js';
import { withProof } from '../../account/proof.js';
import { ActionDialog, showSuccess, Status } from '../../components/index.js';
import { localTime } from '../../formats.js';
import { settings as m } from '../../messages.js';
import { queryClient } from '../../query-client.js';
import { say } from '../../say.js';

const teamKey = ['team'];

/** Members and open invitations. */
export const useTeam = () =>
  useQuery({ queryKey: teamKey, queryFn: () => api.GET('/api/admin/staff'), staleTime: 0 });

export const refreshTeam = (): Promise<void> => queryClient.invalidateQueries({ queryKey: teamKey });

export const roleWords: Record<TeamMember['role'], { label: string; meaning: string }> = {
  owner: { label: m.owner, meaning: m.mayDoEverythingAlso },
  helper: { label: m.helper, meaning: m.answersReadersServesOrders },
};

interface LeavingDialogProps {
  member: TeamMember;
  onEnd: () => void;
  /** Moves the focus, because the button that opened the dialog is gone. */
  onLeft: () => void;
}

/** Confirms the end of all sessions of a member, such as after a lost device. */
function SignOutDialog({ member: { id, name }, onEnd, onLeft }: LeavingDialogProps) {
  return (
    <ActionDialog
      title={say(m.signOutEverywhereTitle, { name })}
      confirmLabel={m.signThemOut}
      busy={m.signingThemOut}
      action={() =>
        withProof(() => api.DELETE('/api/admin/staff/{id}/sessions', { params: { path: { id } } }))
      }
      onDone={async () => {
        onEnd();
        await refreshTeam();
        onLeft();
        showSuccess(say(m.isSignedOutEverywhere, { name }));
      }}
      onCancel={onEnd}
    >
      <p>{m.allTheirSessionsEnd}</p>
    </ActionDialog>
  );
}

function RemoveDialog({ member: { id, name }, onEnd, onLeft }: LeavingDialogProps) {
  return (
    <ActionDialog
      title={say(m.remove, { name })}
      confirmLabel={m.removeLabel}
      isDanger
      busy={m.removing}
      action={() => withProof(() => api.DELETE('/api/admin/staff/{id}', { params: { path: { id } } }))}
      onDone={async () => {
        onEnd();
        await refreshTeam();
        onLeft();
        showSuccess(say(m.worksHereNoMore, { name }));
      }}
      onCancel={onEnd}
    >
      <p>{m.theyAreSignedOut}</p>
    </ActionDialog>
  );
}

/** Confirms the change of a role: owner or helper. */
function RoleDialog({ member, onEnd }: { member: TeamMember; onEnd: () => void }) {
  const { id, name, role } = member;
  const next = role === 'owner' ? 'helper' : 'owner';
  const { label, meaning } = roleWords[next];
  return (
    <ActionDialog
      title={next === 'owner' ? say(m.makeAnOwner, { name }) : say(m.makeAHelper, { name })}
      confirmLabel={next === 'owner' ? m.makeAnOwnerLabel : m.makeAHelperLabel}
      busy={m.changing}
      action={() =>
        withProof(() =>
          api.PUT('/api/admin/staff/{id}/role', { params: { path: { id } }, body: { role: next } }),
        )
      }
      onDone={async () => {
        await refreshTeam();
        onEnd();
        showSuccess(say(m.isNow, { name, more: next === 'owner' ? m.anOwner : m.aHelper }));
      }}
      onCancel={onEnd}
    >
      <p>
        {label}: {meaning}. {next === 'owner' ? m.ownerCanAlsoRemove : ''}
      </p>
    </ActionDialog>
  );
}

interface MembersPanelProps {
  members: readonly TeamMember[];
  /** Moves the focus, because the row leaves the list. */
  onLeft: () => void;
}

/** Accounts with role and last visit. */
export function MembersPanel({ members, onLeft }: MembersPanelProps) {
  return (
    <AccountPanel title={m.whoWorksHere}>
      <Lines>
        {members.map((member) => (
          <MemberLine key={member.id} member={member} onLeft={onLeft} />
        ))}
      </Lines>
      {members.length === 1 ? <p>{say(m.soFarYouAlone, { meaning: roleWords.helper.meaning })}</p> : null}
    </AccountPanel>
  );
}

function MemberLine({ member, onLeft }: { member: TeamMember; onLeft: () => void }) {
  const { name, email, role, isYou, hasSecondFactor, since, lastSeenAt } = member;
  const [doing, setDoing] = useState<'nothing' | 'role' | 'signing-out' | 'removing'>('nothing');
  const end = () => setDoing('nothing');
  return (
    <li aria-label={name}>
      <div>
        <strong>{name}</strong> {isYou ? m.you : ''}
        <p>
          {roleWords[role].label}, {email}
        </p>
        <p>
          {say(m.hereSince, {
            since: localTime(since),
            more: lastSeenAt ? say(m.lastSeen, { lastSeenAt: localTime(lastSeenAt) }) : m.notSignedIn,
          })}
        </p>
        <Status
          {...(hasSecondFactor
            ? { label: m.secondStepOn, tone: 'good' }
            : { label: m.noSecondStep, tone: 'caution' })}
        />
      </div>
      {isYou ? null : (
        <ButtonRow>
          <Button
            aria-label={`${role === 'owner' ? m.makeAHelperLabel : m.makeAnOwnerLabel}: ${name}`}
            onClick={() => setDoing('role')}
          >
            {role === 'owner' ? m.makeAHelperLabel : m.makeAnOwnerLabel}
          </Button>
          {lastSeenAt ? (
            <Button
              aria-label={say(m.signOutEverywhereWithName, { name })}
              onClick={() => setDoing('signing-out')}
            >
              {m.signOutEverywhere}
            </Button>
          ) : null}
          <Button aria-label={say(m.removeWithName, { name })} onClick={() => setDoing('removing')}>
            {m.removeLabel}
          </Button>
        </ButtonRow>
      )}
      {doing === 'role' ? <RoleDialog member={member} onEnd={end} /> : null}
      {doing === 'signing-out' ? <SignOutDialog member={member} onEnd={end} onLeft={onLeft} /> : null}
      {doing === 'removing' ? <RemoveDialog member={member} onEnd={end} onLeft={onLeft} /> : null}
    </li>
  );
}

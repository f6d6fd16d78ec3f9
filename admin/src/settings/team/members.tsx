import type { TeamMember } from '@lectern/api-client/admin';
import { Button, ButtonRow } from '@lectern/ui/kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api.js';
import { AccountPanel, Lines } from '../../account/account-panel.js';
import { withProof } from '../../account/proof.js';
import { ActionDialog, showSuccess, Status } from '../../components/index.js';
import { localTime } from '../../formats.js';
import { team as m } from '../../messages.js';
import { queryClient } from '../../query-client.js';
import { say } from '../../say.js';

const teamKey = ['team'];

export const useTeam = () =>
  useQuery({ queryKey: teamKey, queryFn: () => api.GET('/api/admin/staff'), staleTime: 0 });

export const refreshTeam = (): Promise<void> => queryClient.invalidateQueries({ queryKey: teamKey });

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
      title={say(m.signOut.title, { name })}
      submit={m.signOut.submit}
      busy={m.signOut.busy}
      action={() =>
        withProof(() => api.DELETE('/api/admin/staff/{id}/sessions', { params: { path: { id } } }))
      }
      onDone={async () => {
        onEnd();
        await refreshTeam();
        onLeft();
        showSuccess(say(m.signOut.done, { name }));
      }}
      onCancel={onEnd}
    >
      <p>{m.signOut.text}</p>
    </ActionDialog>
  );
}

function RemoveDialog({ member: { id, name }, onEnd, onLeft }: LeavingDialogProps) {
  return (
    <ActionDialog
      title={say(m.removal.title, { name })}
      submit={m.removal.button}
      isDanger
      busy={m.removal.busy}
      action={() => withProof(() => api.DELETE('/api/admin/staff/{id}', { params: { path: { id } } }))}
      onDone={async () => {
        onEnd();
        await refreshTeam();
        onLeft();
        showSuccess(say(m.removal.done, { name }));
      }}
      onCancel={onEnd}
    >
      <p>{m.removal.text}</p>
    </ActionDialog>
  );
}

function RoleDialog({ member, onEnd }: { member: TeamMember; onEnd: () => void }) {
  const { id, name, role } = member;
  const next = role === 'owner' ? 'helper' : 'owner';
  const { label, meaning } = m.roles[next];
  return (
    <ActionDialog
      title={next === 'owner' ? say(m.role.owner.title, { name }) : say(m.role.helper.title, { name })}
      submit={next === 'owner' ? m.role.owner.button : m.role.helper.button}
      busy={m.role.busy}
      action={() =>
        withProof(() =>
          api.PUT('/api/admin/staff/{id}/role', { params: { path: { id } }, body: { role: next } }),
        )
      }
      onDone={async () => {
        await refreshTeam();
        onEnd();
        showSuccess(
          say(m.role.done, { name, more: next === 'owner' ? m.role.owner.name : m.role.helper.name }),
        );
      }}
      onCancel={onEnd}
    >
      <p>
        {label}: {meaning}. {next === 'owner' ? m.role.warning : ''}
      </p>
    </ActionDialog>
  );
}

interface MembersPanelProps {
  members: readonly TeamMember[];
  /** Moves the focus, because the row leaves the list. */
  onLeft: () => void;
}

export function MembersPanel({ members, onLeft }: MembersPanelProps) {
  return (
    <AccountPanel title={m.members.title}>
      <Lines>
        {members.map((member) => (
          <MemberLine key={member.id} member={member} onLeft={onLeft} />
        ))}
      </Lines>
      {members.length === 1 ? <p>{say(m.members.alone, { meaning: m.roles.helper.meaning })}</p> : null}
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
        <strong>{name}</strong> {isYou ? m.members.you : ''}
        <p>
          {m.roles[role].label}, {email}
        </p>
        <p>
          {say(m.members.since, {
            since: localTime(since),
            more: lastSeenAt
              ? say(m.members.lastSeen, { lastSeenAt: localTime(lastSeenAt) })
              : m.members.notSignedIn,
          })}
        </p>
        <Status
          {...(hasSecondFactor
            ? { label: m.members.twoStep, tone: 'good' }
            : { label: m.members.noTwoStep, tone: 'caution' })}
        />
      </div>
      {isYou ? null : (
        <ButtonRow>
          <Button
            aria-label={`${role === 'owner' ? m.role.helper.button : m.role.owner.button}: ${name}`}
            onClick={() => setDoing('role')}
          >
            {role === 'owner' ? m.role.helper.button : m.role.owner.button}
          </Button>
          {lastSeenAt ? (
            <Button aria-label={say(m.signOut.label, { name })} onClick={() => setDoing('signing-out')}>
              {m.signOut.button}
            </Button>
          ) : null}
          <Button aria-label={say(m.removal.label, { name })} onClick={() => setDoing('removing')}>
            {m.removal.button}
          </Button>
        </ButtonRow>
      )}
      {doing === 'role' ? <RoleDialog member={member} onEnd={end} /> : null}
      {doing === 'signing-out' ? <SignOutDialog member={member} onEnd={end} onLeft={onLeft} /> : null}
      {doing === 'removing' ? <RemoveDialog member={member} onEnd={end} onLeft={onLeft} /> : null}
    </li>
  );
}

import { changeRole, removeStaff, type TeamMember } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonRow, ConfirmDialog, showSuccess, StatusBadge } from '../../components/index.js';
import { Lines, AccountPanel } from '../../account/account-panel.js';
import { proved } from '../../account/proof.js';
import { localTime } from '../../formats.js';
import { refreshTeam, roleWords } from './team-data.js';

interface RemoveDialogProps {
  member: TeamMember;
  onEnd: () => void;
  onRemoved: () => void;
}

/** Asks whether somebody should work here no more. */
function RemoveDialog({ member: { id, name }, onEnd, onRemoved }: RemoveDialogProps) {
  const removing = useMutation({
    mutationFn: () => proved(() => removeStaff(id)),
    onSuccess: async () => {
      onEnd();
      onRemoved();
      await refreshTeam();
      showSuccess(`${name} works here no more`);
    },
  });
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      confirmLabel="Remove"
      isDanger
      busy={removing.isPending && 'Removing…'}
      error={removing.error}
      onConfirm={() => removing.mutate()}
      onCancel={onEnd}
    >
      <p>
        They are signed out everywhere at once, and their account is gone. What they have done stays in the
        log. To have them back, ask them again.
      </p>
    </ConfirmDialog>
  );
}

/** Asks whether somebody should be what they are not: an owner, or a helper. */
function RoleDialog({ member, onEnd }: { member: TeamMember; onEnd: () => void }) {
  const { id, name, role } = member;
  const next = role === 'owner' ? 'helper' : 'owner';
  const { label, meaning } = roleWords[next];
  const changing = useMutation({
    mutationFn: () => proved(() => changeRole(id, next)),
    onSuccess: async () => {
      await refreshTeam();
      onEnd();
      showSuccess(`${name} is ${next === 'owner' ? 'an owner' : 'a helper'} now`);
    },
  });
  return (
    <ConfirmDialog
      title={next === 'owner' ? `Make ${name} an owner?` : `Make ${name} a helper?`}
      confirmLabel={next === 'owner' ? 'Make an owner' : 'Make a helper'}
      busy={changing.isPending && 'Changing…'}
      error={changing.error}
      onConfirm={() => changing.mutate()}
      onCancel={onEnd}
    >
      <p>
        {label}: {meaning}. {next === 'owner' ? 'An owner can also remove you.' : ''}
      </p>
    </ConfirmDialog>
  );
}

interface MembersPanelProps {
  members: readonly TeamMember[];
  /** Somebody has left the list: the focus needs another place. */
  onLeft: () => void;
}

/** Who has an account, as what, and when they were here last. */
export function MembersPanel({ members, onLeft }: MembersPanelProps) {
  return (
    <AccountPanel title="Who works here">
      <Lines>
        {members.map((member) => (
          <MemberLine key={member.id} member={member} onLeft={onLeft} />
        ))}
      </Lines>
      {members.length === 1 ? <p>So far it is you alone. A helper {roleWords.helper.meaning}.</p> : null}
    </AccountPanel>
  );
}

function MemberLine({ member, onLeft }: { member: TeamMember; onLeft: () => void }) {
  const { name, email, role, isYou, hasSecondFactor, since, lastSeenAt } = member;
  const [doing, setDoing] = useState<'nothing' | 'role' | 'removing'>('nothing');
  const end = () => setDoing('nothing');
  return (
    <li aria-label={name}>
      <div>
        <strong>{name}</strong> {isYou ? '(you)' : ''}
        <p>
          {roleWords[role].label}, {email}
        </p>
        <p>
          Here since {localTime(since)}
          {lastSeenAt ? `, last seen ${localTime(lastSeenAt)}` : ', not signed in'}
        </p>
        <StatusBadge $tone={hasSecondFactor ? 'good' : 'caution'}>
          {hasSecondFactor ? 'Second step on' : 'No second step'}
        </StatusBadge>
      </div>
      {isYou ? null : (
        <ButtonRow>
          <Button
            aria-label={`${role === 'owner' ? 'Make a helper' : 'Make an owner'}: ${name}`}
            onClick={() => setDoing('role')}
          >
            {role === 'owner' ? 'Make a helper' : 'Make an owner'}
          </Button>
          <Button aria-label={`Remove: ${name}`} onClick={() => setDoing('removing')}>
            Remove
          </Button>
        </ButtonRow>
      )}
      {doing === 'role' ? <RoleDialog member={member} onEnd={end} /> : null}
      {doing === 'removing' ? <RemoveDialog member={member} onEnd={end} onRemoved={onLeft} /> : null}
    </li>
  );
}

import type { TeamMember } from '@lectern/api-client/admin';
import { useState } from 'react';
import { Choices, Lines, Part } from '../../account/part.js';
import { localTime } from '../../local-time.js';
import { Button, StatusBadge } from '../../parts/index.js';
import { RemoveDialog } from './remove-dialog.js';
import { RoleDialog } from './role-dialog.js';
import { roleWords } from './staff-data.js';

interface MembersPanelProps {
  members: readonly TeamMember[];
  /** Somebody has left the list: the focus needs another place. */
  onLeft: () => void;
}

/** Who has an account, as what, and when she was here last. */
export function MembersPanel({ members, onLeft }: MembersPanelProps) {
  return (
    <Part title="Who works here">
      <Lines>
        {members.map((member) => (
          <MemberLine key={member.id} member={member} onLeft={onLeft} />
        ))}
      </Lines>
      {members.length === 1 ? <p>So far it is you alone. A helper {roleWords.helper.meaning}.</p> : null}
    </Part>
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
        <Choices>
          <Button
            aria-label={`${role === 'owner' ? 'Make a helper' : 'Make an owner'}: ${name}`}
            onClick={() => setDoing('role')}
          >
            {role === 'owner' ? 'Make a helper' : 'Make an owner'}
          </Button>
          <Button aria-label={`Remove: ${name}`} onClick={() => setDoing('removing')}>
            Remove
          </Button>
        </Choices>
      )}
      {doing === 'role' ? <RoleDialog member={member} onEnd={end} /> : null}
      {doing === 'removing' ? <RemoveDialog member={member} onEnd={end} onRemoved={onLeft} /> : null}
    </li>
  );
}

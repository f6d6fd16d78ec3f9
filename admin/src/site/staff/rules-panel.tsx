import { requireSecondFactor, type TeamMember } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Choices, Part } from '../../account/part.js';
import { proved } from '../../account/proof/proof.js';
import { sentenceOf } from '../../data.js';
import { Button, showToast, StatusBadge, Trouble } from '../../parts/index.js';
import { refreshTeam } from './staff-data.js';

interface RulesPanelProps {
  isRequired: boolean;
  members: readonly TeamMember[];
}

/** Whether everybody must have a second step. */
export function RulesPanel({ isRequired, members }: RulesPanelProps) {
  const changing = useMutation({
    mutationFn: () => proved(() => requireSecondFactor(!isRequired)),
    onSuccess: async () => {
      await refreshTeam();
      showToast({
        title: isRequired ? 'The second step is everybody’s own choice' : 'Everybody must have a second step',
        tone: 'success',
      });
    },
  });
  const hasOne = members.some(({ isYou, hasSecondFactor }) => isYou && hasSecondFactor);
  return (
    <Part
      title="A second step for everybody"
      badge={
        <StatusBadge $tone={isRequired ? 'good' : 'neutral'}>
          {isRequired ? 'Required' : 'Not required'}
        </StatusBadge>
      }
    >
      <p>
        {isRequired
          ? 'Whoever has none is asked to set one up before she can do anything else.'
          : 'You can ask a code from the telephone of everybody who signs in. Whoever has none sets one up first: it takes two minutes.'}
      </p>
      {changing.error ? <Trouble text={sentenceOf(changing.error)} /> : null}
      {!isRequired && !hasOne ? (
        <p>
          <Link href="~/admin/account">Set up your own second step</Link> first.
        </p>
      ) : (
        <Choices>
          <Button busy={changing.isPending && 'Changing…'} onClick={() => changing.mutate()}>
            {isRequired ? 'No longer require it' : 'Require it'}
          </Button>
        </Choices>
      )}
    </Part>
  );
}

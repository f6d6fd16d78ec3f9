import type { Broadcast } from '@lectern/api-client/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { PageHeading, StatusBadge } from '../../parts/index.js';
import type { FrameSize } from '../letter-frame.js';
import { useAudiences } from './broadcast-data.js';
import { audienceName, momentOf, statusWords } from './broadcast-words.js';
import { LeftOverWords } from './left-over-words.js';
import { LetterPreview } from './letter-preview.js';
import { LetterProgress } from './letter-progress.js';
import { LetterSteps } from './letter-steps.js';

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
`;

const Back = styled.p`
  margin-bottom: var(--space-1);
`;

const Title = styled.h2`
  margin: var(--space-4) 0 var(--space-1);
  font-size: 1.25rem;
`;

/** A letter that has been sent off: how far it is, what may be done about it, and what stands in it. */
export function LetterOnItsWay({ letter }: { letter: Broadcast }) {
  const audiences = useAudiences();
  const [size, setSize] = useState<FrameSize>('desktop');
  const { label, tone } = statusWords[letter.status];
  return (
    <>
      <Back>
        <Link href="/">All letters</Link>
      </Back>
      <PageHeading
        title={letter.subject}
        lead={
          <Facts>
            <StatusBadge $tone={tone}>{label}</StatusBadge>
            <span>{momentOf(letter)}</span>
            <span>To: {audienceName(audiences.data, letter.topic)}</span>
          </Facts>
        }
        actions={<LetterSteps letter={letter} />}
      />
      <LeftOverWords id={letter.id} />
      <LetterProgress letter={letter} />
      <Title>The letter</Title>
      <LetterPreview written={letter} size={size} onSize={setSize} />
    </>
  );
}

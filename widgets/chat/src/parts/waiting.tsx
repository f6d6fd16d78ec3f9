import { type ChatOptions, onReconnect } from '@lectern/widget-kit';
import { MainButton, SmallText, Skeleton, TextLink, ErrorMessage } from '@lectern/widget-look';
import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { linkProps } from '../link-props.js';
import { Log, Said } from './conversation-parts.js';
import { contactPath } from '../transcript.js';
import * as m from '../messages.en.js';

interface WaitingProps {
  isBroken: boolean;
  options: ChatOptions;
  onRetry(): void;
}

export function Waiting({ isBroken, options, onRetry }: WaitingProps): ReactNode {
  useEffect(() => (isBroken ? onReconnect(onRetry) : undefined), [isBroken, onRetry]);
  if (!isBroken) {
    return (
      <Log role="status">
        <Greeting>
          <SmallText>{m.loading.text}</SmallText>
          <Skeleton />
          <Skeleton />
        </Greeting>
      </Log>
    );
  }
  return (
    <Body>
      <ErrorMessage>{m.loading.failed}</ErrorMessage>
      <MainButton type="button" onClick={onRetry}>
        {m.loading.retry}
      </MainButton>
      <TextLink {...linkProps(contactPath, options)}>{m.loading.write}</TextLink>
    </Body>
  );
}

const Body = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
  justify-items: start;
  padding: 20px;
`;

/** The shape of the first answer. */
const Greeting = styled(Said)`
  inline-size: 88%;
  > :last-child {
    inline-size: 60%;
  }
`;

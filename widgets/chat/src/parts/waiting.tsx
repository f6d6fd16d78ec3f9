import { type ChatOptions, onReconnect } from '@lectern/widget-kit';
import { MainButton, SmallText, TextLink, ErrorMessage } from '@lectern/widget-look';
import { type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { linkProps } from '../link-props.js';
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
      <Body role="status">
        <SmallText>{m.loading.text}</SmallText>
      </Body>
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

import type { QuestionnaireOptions } from '@lectern/widget-kit';
import { MainButton, QuietButton, Step, Text } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { ScreenHeading } from './screen-heading.js';
import type { ScreenProps } from './screen-props.js';

interface ClosingProps extends ScreenProps {
  options: QuestionnaireOptions;
}

/** Where the steps end before the last: says so, and offers a person instead. */
export function Closing({ send, definition, takeFocus, options }: ClosingProps): ReactNode {
  const { heading, paragraphs, links } = definition.closing;
  const { siteUrl = '', linkTarget = '_self' } = options;
  return (
    <Step>
      <ScreenHeading takeFocus={takeFocus}>{heading}</ScreenHeading>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      {links.map(({ label, path }) => (
        <MainButton as="a" key={path} href={siteUrl + path} target={linkTarget} rel="noopener">
          {label}
        </MainButton>
      ))}
      <QuietButton type="button" onClick={() => send({ type: 'went-back' })}>
        {definition.backLabel}
      </QuietButton>
    </Step>
  );
}

import type { Recommendation } from '@lectern/legal-guidance';
import type { ResultsWords } from '@lectern/widget-kit';
import { color, radius, Text, TextLink } from '@lectern/widget-look';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface UrgentHelpProps {
  recommendations: readonly Recommendation[];
  words: ResultsWords['urgent'];
}

/** Where a person can be reached at once: stands before everything else when something is urgent. */
export function UrgentHelp({ recommendations, words }: UrgentHelpProps): ReactNode {
  const id = useId();
  if (!recommendations.some(({ recommendationType }) => recommendationType === 'act-now')) return null;
  return (
    <Box aria-labelledby={id}>
      <h3 id={id}>{words.heading}</h3>
      <Text>{words.text}</Text>
      <ul>
        {words.pointers.map(({ label, url }) => (
          <li key={url}>
            <TextLink
              href={url}
              {...(url.startsWith('tel:') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: 12px;
  padding: 20px;
  border: 2px solid ${color.danger};
  border-radius: ${radius.field};
  h3 {
    margin: 0;
    font-size: 1.125rem;
    line-height: 1.3;
  }
  ul {
    display: grid;
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li a {
    display: inline-block;
    min-block-size: 32px;
    padding-block: 4px;
  }
`;

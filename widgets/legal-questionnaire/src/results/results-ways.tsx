import type { ResultsWords } from '@lectern/widget-kit';
import { MainButton, QuietButton } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface ResultsWaysProps {
  words: Pick<ResultsWords, 'roadmap' | 'site' | 'againLabel'>;
  siteUrl: string;
  linkTarget: '_self' | '_blank';
  /** Nothing was kept: there is nothing to go on with elsewhere. */
  isPrivate: boolean;
  onAgain(): void;
}

/** Where it goes on from the roadmap. */
export function ResultsWays({ words, siteUrl, linkTarget, isPrivate, onAgain }: ResultsWaysProps): ReactNode {
  const ways = [isPrivate ? null : words.roadmap, words.site].filter((way) => way !== null);
  return (
    <Ways>
      {ways.map(({ label, path }) => (
        <MainButton as="a" key={path} href={siteUrl + path} target={linkTarget} rel="noopener">
          {label}
        </MainButton>
      ))}
      <QuietButton type="button" onClick={onAgain}>
        {words.againLabel}
      </QuietButton>
    </Ways>
  );
}

const Ways = styled.div`
  display: grid;
  gap: 12px;
  @media print {
    display: none;
  }
`;

import type { Recommendation } from '@lectern/legal-guidance';
import type { ResultsWords } from '@lectern/widget-kit';
import {
  Note,
  SmallText,
  Step,
  Text,
  MainButton,
  QuietButton,
  color,
  radius,
  TextLink,
} from '@lectern/widget-look';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

import type { AssessmentOptions } from '../assessment-options.js';
import { BankruptcyNotice } from '../bankruptcy-notice.js';
import { useRecommender } from '../recommending/use-recommender.js';
import { RecommendationCard } from './recommendation-card.js';
import { useWhatIf } from './use-what-if.js';
import { WhatIfPanel } from './what-if-panel.js';
import { ScreenHeading } from '../screen-heading.js';
import type { ScreenProps } from '../screen-props.js';

interface ResultsProps extends ScreenProps {
  options: Pick<AssessmentOptions, 'siteUrl' | 'linkTarget'>;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export function Results({ state, send, definition, takeFocus, options }: ResultsProps): ReactNode {
  const { outcome, answers, isPrivate, wantsMail } = state;
  const { results: words, success, notice } = definition;
  const rules = useRecommender(definition.guidanceUrl);
  const whatIf = useWhatIf(answers, definition, rules.recommender);
  if (!outcome) return null;
  const { keptUntil } = outcome;
  const recommendations = whatIf.imagined?.recommendations ?? outcome.recommendations;
  const gone = whatIf.imagined?.movement.gone ?? [];
  const { siteUrl = '', linkTarget = '_self' } = options;
  return (
    <Step>
      <ScreenHeading takeFocus={takeFocus}>{words.heading}</ScreenHeading>
      <Text>
        <b>{success.title}</b> {success.text}
      </Text>
      <ResultsLinks
        {...{ words, siteUrl, linkTarget, isPrivate }}
        onAgain={() => send({ type: 'restarted' })}
      />
      <Note>{notice}</Note>
      <BankruptcyNotice definition={definition} answers={whatIf.answers} />
      <UrgentHelp recommendations={recommendations} words={words.urgent} />
      <SmallText>
        {keptUntil && (
          <>
            {words.keptText.replace('{date}', day.format(new Date(keptUntil)))}{' '}
            <TextLink href={siteUrl + words.keptLink.path} target={linkTarget} rel="noopener">
              {words.keptLink.label}
            </TextLink>
          </>
        )}
        {keptUntil && wantsMail && ` ${words.mailedText}`}
        {isPrivate && words.privateText}
      </SmallText>
      <WhatIfPanel definition={definition} rules={rules} whatIf={whatIf} />
      <ListHeading>{words.listHeading}</ListHeading>
      <List>
        {recommendations.map((recommendation, at) => (
          <RecommendationCard
            key={recommendation.topicId}
            {...{ recommendation, words, siteUrl, linkTarget }}
            isFirst={at === 0}
            topic={rules.recommender?.topic(recommendation.topicId)}
            mark={whatIf.imagined?.movement.marks[recommendation.topicId]}
          />
        ))}
      </List>
      {gone.length > 0 && (
        <>
          <ListHeading>{words.whatIf.goneHeading}</ListHeading>
          <Gone>
            {gone.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </Gone>
        </>
      )}
    </Step>
  );
}

const ListHeading = styled.h3`
  margin: 8px 0 0;
  font-size: 1.0625rem;
  line-height: 1.3;
`;

const List = styled.ol`
  display: grid;
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
`;

const Gone = styled.ul`
  margin: 0;
  padding-inline-start: 1.25em;
  list-style: disc;
`;

interface ResultsLinksProps {
  words: Pick<ResultsWords, 'roadmap' | 'site' | 'againLabel'>;
  siteUrl: string;
  linkTarget: '_self' | '_blank';
  /** In private mode nothing is stored, so there is no link to a stored roadmap. */
  isPrivate: boolean;
  onAgain(): void;
}

function ResultsLinks({ words, siteUrl, linkTarget, isPrivate, onAgain }: ResultsLinksProps): ReactNode {
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

interface UrgentHelpProps {
  recommendations: readonly Recommendation[];
  words: ResultsWords['urgent'];
}

/** Contacts for immediate help, shown first if something is urgent. */
function UrgentHelp({ recommendations, words }: UrgentHelpProps): ReactNode {
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
  border-radius: ${radius.medium};
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

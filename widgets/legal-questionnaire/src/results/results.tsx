import type { QuestionnaireOptions } from '@lectern/widget-kit';
import { Note, SmallText, Step, Text } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { BankruptcyNotice } from '../bankruptcy-notice.js';
import { useRecommender } from '../recommending/use-recommender.js';
import { ScreenHeading } from '../screen-heading.js';
import type { ScreenProps } from '../screen-props.js';
import { RecommendationCard } from './recommendation-card.js';
import { ResultsWays } from './results-ways.js';
import { UrgentHelp } from './urgent-help.js';
import { useWhatIf } from './use-what-if.js';
import { WhatIfPanel } from './what-if-panel.js';

interface ResultsProps extends ScreenProps {
  options: QuestionnaireOptions;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The roadmap: what to look at, in which order, and why. */
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
      <Text>{success.text}</Text>
      <Note>{notice}</Note>
      <BankruptcyNotice definition={definition} answers={whatIf.answers} />
      <UrgentHelp recommendations={recommendations} words={words.urgent} />
      <SmallText>
        {keptUntil && words.keptText.replace('{date}', day.format(new Date(keptUntil)))}
        {keptUntil && wantsMail && ` ${words.mailedText}`}
        {isPrivate && words.privateText}
      </SmallText>
      <ResultsWays
        {...{ words, siteUrl, linkTarget, isPrivate }}
        onAgain={() => send({ type: 'restarted' })}
      />
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
`;

const Gone = styled.ul`
  margin: 0;
  padding-inline-start: 1.25em;
  list-style: disc;
`;

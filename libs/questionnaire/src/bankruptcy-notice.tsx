import type { QuestionnaireDefinition } from '@lectern/widget-kit';
import { SmallText } from '@lectern/widget-look';
import type { ReactNode } from 'react';
import { type Answers, textOf } from './answer.js';

interface BankruptcyNoticeProps {
  definition: Pick<QuestionnaireDefinition, 'bankruptcyNotice'>;
  answers: Answers;
}

/** Notice that 11 U.S.C. 528 requires of debt relief agencies when they mention bankruptcy. */
export function BankruptcyNotice({ definition, answers }: BankruptcyNoticeProps): ReactNode {
  const notice = definition.bankruptcyNotice;
  if (!notice?.situations.includes(textOf(answers['legalSituation']))) return null;
  return <SmallText>{notice.text}</SmallText>;
}

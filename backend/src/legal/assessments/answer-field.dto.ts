import type { QuestionnaireId } from '@lectern/legal-guidance';
import { ApiProperty } from '#api-docs';
import { Transform } from 'class-transformer';
import { Matches, ValidateBy } from 'class-validator';

import { MANY_LINES, ONE_LINE, trimmed } from '../../platform/http/text-rules.js';
import { answerSentence, questionOf } from './answer-sentences.js';
import { isPlainWords } from './plain-words.js';

const both =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, name) => {
    for (const decorate of decorators) decorate(target, name);
  };

/** The answer to the question of the same name: what the questionnaire allows, described as it has it. */
export function AnswerField(questionnaire: QuestionnaireId): PropertyDecorator {
  return (target, property) => {
    const name = String(property);
    const { options, kind, required } = questionOf(questionnaire, name);
    const check = ValidateBy({
      name: 'isAnswer',
      validator: {
        validate: (value: unknown) => answerSentence(questionnaire, name, value) === undefined,
        defaultMessage: (given) => answerSentence(questionnaire, name, given?.value) ?? '',
      },
    });
    const described = ApiProperty({
      required,
      ...(options ? { enum: [...options], isArray: kind === 'some' } : { type: String }),
    });
    both(check, described)(target, property);
  };
}

/** The answer to a question for words: trimmed, and nothing that a browser takes for HTML. */
export function WordsField(
  questionnaire: QuestionnaireId,
  lines: 'one-line' | 'many-lines',
): PropertyDecorator {
  return (target, property) => {
    const message = `Please write in plain words, without HTML (${String(property)}).`;
    const plain = ValidateBy({
      name: 'isPlainWords',
      validator: { validate: isPlainWords, defaultMessage: () => message },
    });
    const text = Matches(lines === 'one-line' ? ONE_LINE : MANY_LINES, { message });
    both(plain, text, AnswerField(questionnaire), Transform(trimmed))(target, property);
  };
}

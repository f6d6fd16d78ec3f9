import { ApiProperty } from '#api-docs';
import type { QuestionnaireId } from '@lectern/legal-guidance';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, Matches, ValidateBy } from 'class-validator';

import { EmailField } from '../../platform/http/email-field.js';
import { MANY_LINES, ONE_LINE, trimmed } from '../../platform/http/text-rules.js';
import { RecommendationDto } from '../recommendations/recommendation.dto.js';
import { answerSentence, isPlainWords, questionOf } from '../answers/assessment-rules.js';

function AnswerField(questionnaire: QuestionnaireId): PropertyDecorator {
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
    applyDecorators(check, described)(target, property);
  };
}

function WordsField(questionnaire: QuestionnaireId, lines: 'one-line' | 'many-lines'): PropertyDecorator {
  return (target, property) => {
    const message = `Please write in plain words, without HTML (${String(property)}).`;
    const plain = ValidateBy({
      name: 'isPlainWords',
      validator: { validate: isPlainWords, defaultMessage: () => message },
    });
    const text = Matches(lines === 'one-line' ? ONE_LINE : MANY_LINES, { message });
    applyDecorators(plain, text, AnswerField(questionnaire), Transform(trimmed))(target, property);
  };
}

const yesOrNo = { message: 'Please say true or false (mailRoadmap).' };

/** The wizard's answers (specification 2, sections 3 and 5). */
export class CompanionAssessmentDto {
  @ApiProperty({ format: 'email' })
  @EmailField()
  userEmail!: string;

  @AnswerField('companion') legalSituation!: string;
  @AnswerField('companion') urgencyLevel!: string;
  @AnswerField('companion') experienceLevel!: string;
  @AnswerField('companion') specificConcerns?: string[];
  @AnswerField('companion') preferredLearningStyle!: string;
  @AnswerField('companion') budgetConsiderations!: string;

  @ApiProperty({ required: false, description: 'Emails the roadmap.' })
  @IsOptional()
  @IsBoolean(yesOrNo)
  mailRoadmap?: boolean;
}

export class EmbeddedAssessmentDto {
  @WordsField('embedded', 'one-line') name!: string;

  @ApiProperty({ format: 'email' })
  @EmailField()
  email!: string;

  @AnswerField('embedded') legalSituation!: string;
  @AnswerField('embedded') urgencyLevel!: string;
  @AnswerField('embedded') timelineNeeded!: string;
  @AnswerField('embedded') previousExperience!: string;
  @AnswerField('embedded') currentRepresentation!: string;
  @AnswerField('embedded') primaryConcerns!: string[];
  @AnswerField('embedded') learningStyle!: string;
  @AnswerField('embedded') preferredFormat!: string;
  @AnswerField('embedded') budgetRange!: string;
  @AnswerField('embedded') timeCommitment!: string;

  @IsOptional()
  @WordsField('embedded', 'many-lines')
  additionalNeeds?: string;

  @ApiProperty({ required: false, description: 'Emails the roadmap.' })
  @IsOptional()
  @IsBoolean(yesOrNo)
  mailRoadmap?: boolean;
}

export class AssessmentMadeDto {
  @ApiProperty() id!: string;
  @ApiProperty({ type: [RecommendationDto] }) recommendations!: RecommendationDto[];

  @ApiProperty({
    format: 'date-time',
    description: 'Everything is deleted twelve months after its last use.',
  })
  keptUntil!: Date;
}

export class EmbeddedAssessmentMadeDto extends AssessmentMadeDto {
  @ApiProperty({
    description:
      'Bearer token that opens the roadmap, because frames on other sites get no cookie. Keep it in memory only.',
  })
  accessToken!: string;
}

export class AssessmentDto {
  @ApiProperty() id!: string;
  @ApiProperty({ enum: ['companion', 'embedded'] }) questionnaire!: 'companion' | 'embedded';
  @ApiProperty({ format: 'date-time' }) createdAt!: Date;
  @ApiProperty({ format: 'date-time' }) keptUntil!: Date;

  @ApiProperty({
    type: 'object',
    description: 'By the field names of the payload.',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
  })
  answers!: Record<string, string | string[]>;
}

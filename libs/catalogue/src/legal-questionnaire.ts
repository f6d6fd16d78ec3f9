export type { LegalQuestionnaireFile as LegalQuestionnaire } from '../compile/content/legal-questionnaire.schema.js';

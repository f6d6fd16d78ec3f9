export { Questionnaire, QuestionnaireRoot } from './questionnaire.js';

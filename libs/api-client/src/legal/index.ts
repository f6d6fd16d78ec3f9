export {
  askForCode,
  closeRoadmap,
  confirmCode,
  sendCompanionAssessment,
  sendEmbeddedAssessment,
} from './assessment-calls.js';
export {
  changeBookmark,
  changeProgress,
  deleteEverything,
  fetchRoadmap,
  mailRoadmap,
  removeBookmark,
  roadmapPdfPath,
  setBookmark,
} from './roadmap-calls.js';
export type {
  AssessmentMade,
  Bookmark,
  ChangeBookmark,
  ChangeProgress,
  CompanionAssessment,
  EmbeddedAssessment,
  Roadmap,
  RoadmapAssessment,
  RoadmapStep,
  SetBookmark,
} from './types.js';

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
  Access,
  AssessmentMade,
  Bookmark,
  ChangeBookmark,
  ChangeProgress,
  CodeAskedFor,
  CompanionAssessment,
  EmbeddedAssessment,
  EmbeddedAssessmentMade,
  EverythingDeleted,
  Roadmap,
  RoadmapAssessment,
  RoadmapMailed,
  RoadmapStep,
  SetBookmark,
} from './types.js';

import type { components } from '../schema.generated.js';

type Schemas = components['schemas'];

/** The payloads of both questionnaires; `mailRoadmap` asks for the roadmap by mail, too. */
export type CompanionAssessment = Schemas['CompanionAssessmentDto'];
export type EmbeddedAssessment = Schemas['EmbeddedAssessmentDto'];

/** What is recommended; `keptUntil` (ISO 8601) is the day on which it is deleted unless it is opened before. */
export type AssessmentMade = Schemas['AssessmentMadeDto'];

export type Roadmap = Schemas['RoadmapDto'];
export type RoadmapAssessment = Schemas['RoadmapAssessmentDto'];
export type RoadmapStep = Schemas['RoadmapStepDto'];
export type Bookmark = Schemas['BookmarkDto'];

/** What is left out stays as it is. */
export type ChangeProgress = Schemas['ChangeProgressDto'];
export type SetBookmark = Schemas['SetBookmarkDto'];
export type ChangeBookmark = Schemas['ChangeBookmarkDto'];

import type { components } from '../schema.generated.js';

type Schemas = components['schemas'];

/** Payloads of both questionnaires; `mailRoadmap` requests the roadmap by email. */
export type CompanionAssessment = Schemas['CompanionAssessmentDto'];
export type EmbeddedAssessment = Schemas['EmbeddedAssessmentDto'];

/** The recommendations; `keptUntil` (ISO 8601) is the deletion date unless it is opened before. */
export type AssessmentMade = Schemas['AssessmentMadeDto'];

export type Roadmap = Schemas['RoadmapDto'];
export type RoadmapAssessment = Schemas['RoadmapAssessmentDto'];
export type RoadmapStep = Schemas['RoadmapStepDto'];
export type Bookmark = Schemas['BookmarkDto'];

/** Omitted fields stay unchanged. */
export type ChangeProgress = Schemas['ChangeProgressDto'];
export type SetBookmark = Schemas['SetBookmarkDto'];
export type ChangeBookmark = Schemas['ChangeBookmarkDto'];

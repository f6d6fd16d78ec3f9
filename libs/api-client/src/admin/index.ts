// The dashboard's calls: beside the visitors' and never among them, so that no visitor downloads them.
export { ApiError, failureText } from '../api-error.js';
export type { Problem } from '../api-error.js';
export { request } from '../request.js';
export { type AuditFilter, auditLogFile, fetchAuditChoices, fetchAuditLog } from './audit-calls.js';
export {
  type BroadcastStep,
  changeBroadcast,
  createBroadcast,
  discardBroadcast,
  fetchAudiences,
  fetchBroadcast,
  fetchBroadcasts,
  previewBroadcast,
  sendBroadcast,
  steerBroadcast,
  testBroadcast,
} from './broadcast-calls.js';
export { fetchFailedJobs, fetchJobCounts, giveUpJob, retryJobs } from './job-calls.js';
export { type ChartName, fetchFigures, type FigureRange, figuresFile } from './figure-calls.js';
export {
  type DeliveryWish,
  fetchDeliveries,
  fetchKeptMail,
  fetchKeptMails,
  fetchSenderCheck,
  fetchSuppressions,
  keptMailFile,
  liftSuppression,
  resendDelivery,
} from './mail-calls.js';
export { clearMessage, confirmSpam, fetchSuspectedMessages } from './message-calls.js';
export {
  fetchPreviewDesk,
  makePreviews,
  type PreviewWish,
  removePreview,
  retryPreview,
} from './preview-calls.js';
export { send } from './send.js';
export {
  changeConsentWords,
  changeEmbedHosts,
  changeNotice,
  fetchConnections,
  fetchSettings,
  testConnection,
} from './settings-calls.js';
export { becomeFirstOwner, fetchSession, signIn, signOut } from './session-calls.js';
export type {
  Audience,
  AuditChoices,
  AuditEntry,
  AuditLogPage,
  Broadcast,
  BroadcastPreview,
  BroadcastSummary,
  ConsentWords,
  Delivery,
  DeliveryPage,
  DeliveryStatus,
  DeskPreview,
  EmbedRule,
  EmbedRules,
  FailedJob,
  FailedJobPage,
  FigureMeasure,
  FigurePart,
  Figures,
  FirstOwner,
  JobCounts,
  KeptMail,
  KeptMailHead,
  KeptMailPage,
  MakingsAsked,
  PreviewDesk,
  SenderCheck,
  ServiceConnection,
  ServiceTest,
  Session,
  SignIn,
  SiteNotice,
  SiteSettings,
  StaffMember,
  Suppression,
  SuppressionPage,
  SuspectedMessage,
  SuspectedMessages,
  WrittenBroadcast,
} from './types.js';

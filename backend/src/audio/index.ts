export { PublishedRecordings } from './previews/published-recordings.js';

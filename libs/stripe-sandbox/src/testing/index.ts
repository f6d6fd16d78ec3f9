export { descriptionPath, publishedBodies } from './published-api.js';

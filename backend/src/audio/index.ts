export { audioEntities } from './audio.entities.js';
export { AudioModule, AudioWebModule, AudioWorkerModule } from './audio.module.js';

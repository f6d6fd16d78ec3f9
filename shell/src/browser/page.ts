// The plain script of every page, after its words: what answers to a visitor without being an island.
import { followFilter } from './category-filter.js';
import { pageReady } from './loader-settings.js';
import { countReading } from './reading-progress.js';
import { watchRestingBars } from './resting-bars.js';
import { startRotations } from './rotation.js';

startRotations();
countReading();
followFilter();
watchRestingBars();
dispatchEvent(new Event(pageReady));

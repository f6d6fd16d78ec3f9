// The plain script of every page, after its words: what answers to a visitor without being an island.
import './resting-bars.js';

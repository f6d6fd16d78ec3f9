import { bicycle } from './articles/bicycle.js';
import { keyboard } from './articles/keyboard.js';
import { keys } from './articles/keys.js';
import { stairs } from './articles/stairs.js';
import { stump } from './articles/stump.js';
import type { Artwork } from './svg.js';
import { fearNot } from './covers/fear-not.js';
import { findingPeace } from './covers/finding-peace.js';
import { fiveVerses } from './covers/five-verses.js';
import { freshStart } from './covers/fresh-start.js';
import { grantWriting } from './covers/grant-writing.js';
import { greedyLying } from './covers/greedy-lying.js';
import { startingOver } from './covers/starting-over.js';
import { thankGodMom } from './covers/thank-god-mom.js';
import { womenTeach } from './covers/women-teach.js';
import { mark } from './site/mark.js';
import { ornament } from './site/ornament.js';
import { portrait } from './site/portrait.js';
import { social } from './site/social.js';

/** Every drawing by the name it has on the command line. */
export const artworks: ReadonlyMap<string, Artwork> = new Map([
  ['finding-peace', findingPeace],
  ['fear-not', fearNot],
  ['starting-over', startingOver],
  ['women-teach', womenTeach],
  ['thank-god-mom', thankGodMom],
  ['fresh-start', freshStart],
  ['grant-writing', grantWriting],
  ['greedy-lying', greedyLying],
  ['five-verses', fiveVerses],
  ['portrait', portrait],
  ['mark', mark],
  ['ornament', ornament],
  ['social', social],
  ['stairs', stairs],
  ['keyboard', keyboard],
  ['bicycle', bicycle],
  ['keys', keys],
  ['stump', stump],
]);

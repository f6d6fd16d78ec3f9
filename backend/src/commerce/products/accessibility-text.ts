import { siteLocale } from '@lectern/catalogue';

import type { DocumentFacts, EpubAccessibility } from '../../platform/uploads/documents/document-facts.js';
import { messagesIn } from '../messages.js';

const { accessibility: m } = messagesIn();

export interface AccessibilityText {
  statements: string[];
  summary: string;
}

type Facts = Pick<DocumentFacts, 'accessibility' | 'isFixedLayout'>;

/** Undefined if the file has no accessibility metadata. */
export function accessibilityText({ accessibility, isFixedLayout }: Facts): AccessibilityText | undefined {
  if (!accessibility) return undefined;
  const { features, summary } = accessibility;
  const has = (...names: string[]) => names.some((name) => features.includes(name));
  const statements = [
    isFixedLayout ? m.fixedText : isAdjustable(accessibility) && m.adjustableText,
    readAloudText(accessibility),
    has('alternativeText') && m.describedPictures,
    has('longDescription') && m.longDescriptions,
    has('synchronizedAudioText') && m.narrated,
    has('closedCaptions', 'openCaptions', 'captions') && m.captions,
    has('transcript') && m.transcripts,
    has('MathML', 'MathML-chemistry', 'describedMath', 'latex') && m.math,
    findingText(features),
    ...hazardTexts(accessibility),
    ...conformanceTexts(accessibility),
  ].filter((text) => typeof text === 'string');
  return statements.length > 0 || summary ? { statements, summary } : undefined;
}

/** A reading app can restyle text if text alone is sufficient. */
const isAdjustable = ({ features, sufficientModes }: EpubAccessibility): boolean =>
  features.includes('displayTransformability') || sufficientModes.some(isTextAlone);

const isTextAlone = (modes: readonly string[]): boolean => modes.length === 1 && modes[0] === 'textual';

/** Follows "Supports nonvisual reading" of the display guide. */
function readAloudText({ accessModes, sufficientModes }: EpubAccessibility): string | undefined {
  if (sufficientModes.some(isTextAlone)) return m.readAloud;
  const modes = new Set([...accessModes, ...sufficientModes.flat()]);
  if (modes.size === 0) return undefined;
  if (modes.has('textual')) return m.partlyReadAloud;
  if (modes.size === 1 && modes.has('auditory')) return m.recordedOnly;
  return modes.has('auditory') ? m.partlyReadAloud : m.notReadAloud;
}

const AIDS: readonly [names: readonly string[], text: string][] = [
  [['tableOfContents'], m.contents],
  [['structuralNavigation'], m.headings],
  [['index'], m.index],
  [['pageNavigation', 'pageBreakMarkers', 'printPageNumbers'], m.printPages],
];

const list = new Intl.ListFormat(siteLocale);

function findingText(features: readonly string[]): string | undefined {
  const aids = AIDS.filter(([names]) => names.some((name) => features.includes(name)));
  return aids.length > 0 ? m.finding.replace('{aids}', list.format(aids.map(([, text]) => text))) : undefined;
}

const HAZARDS = [
  ['flashing', m.flashing],
  ['motionSimulation', m.motion],
  ['sound', m.sound],
] as const;

function hazardTexts({ hazards }: EpubAccessibility): string[] {
  const warnings = HAZARDS.filter(([hazard]) => hazards.includes(hazard)).map(([, text]) => text);
  if (warnings.length > 0) return warnings;
  const names = ['noFlashingHazard', 'noMotionSimulationHazard', 'noSoundHazard'];
  return hazards.includes('none') || names.every((name) => hazards.includes(name)) ? [m.noHazards] : [];
}

/** `EPUB Accessibility 1.1 - WCAG 2.1 Level AA`, or a URL that ends in `#wcag-aa`. */
const LEVEL = /WCAG[\s-]*(?:(\d\.\d)[\s-]*)?(?:Level\s+)?(A{1,3})\b/i;

function conformanceTexts({ conformsTo, certifiedBy }: EpubAccessibility): string[] {
  const levels = conformsTo.flatMap((standard) => {
    const [, version, level] = LEVEL.exec(standard) ?? [];
    return level ? [{ version, level: level.toUpperCase() }] : [];
  });
  const best = levels.sort((one, other) => other.level.length - one.level.length)[0];
  if (!best) return [];
  const { version, level } = best;
  const meets = version ? m.meetsLevel.replace('{version}', version) : m.meetsLevelOnly;
  return [
    meets.replace('{level}', level),
    ...(certifiedBy ? [m.certified.replace('{certifier}', () => certifiedBy)] : []),
  ];
}

import { pictureAddress } from '../../publishing/index.js';
import type { ExportedText } from '../export-files/exported-text.js';
import { GHOST_ADDRESS } from '../export-files/read-ghost.js';
import type { OpenedExport } from '../export-files/open-export.js';
import type { WantedPicture } from '../imported-pictures/imported-pictures.js';
import { type HtmlPicture, isOfUnknownSite, pictureAddresses } from './html-pictures.js';
import type { ReadHtml } from './read-html.js';

const GHOST_FOLDER = '/content/images/';
const GHOST_IMAGES = '/images/';

/** Placeholder for pictures in a dry run. */
export const UNKNOWN_PICTURE = pictureAddress('0'.repeat(32));

type Pictures = Pick<OpenedExport, 'hasPicture'>;

/** Pictures of a text, by their place. */
export interface WantedPictures {
  /** By marker. */
  inText: ReadonlyMap<string, WantedPicture>;
  featured: WantedPicture | undefined;
}

/** Path in the ZIP file of the export, if the picture came with it. */
function pathInExport(address: string, opened: Pictures): string | undefined {
  const { pathname } = new URL(address);
  const [folder, images] = [pathname.indexOf(GHOST_FOLDER), pathname.indexOf(GHOST_IMAGES)];
  if (folder === -1) return undefined;
  const paths = [pathname.slice(folder + 1), pathname.slice(images + 1)];
  return paths.find((each) => opened.hasPicture(each));
}

/** @returns undefined if it can come from nowhere */
function wanted(
  { src, fallbacks, alt }: Omit<HtmlPicture, 'marker'>,
  opened: Pictures,
): WantedPicture | undefined {
  const addresses = [src, ...fallbacks];
  const [path] = addresses.flatMap((address) => pathInExport(address, opened) ?? []);
  const elsewhere = addresses.filter((address) => !isOfUnknownSite(address));
  const [first, ...others] = path === undefined ? elsewhere : [`zip:${path}`, ...elsewhere];
  return first === undefined ? undefined : { src: first, fallbacks: others, alt };
}

/** @param site origin of the old site */
export function wantedPictures(
  { picture, kind }: ExportedText,
  { pictures }: ReadHtml,
  site: string,
  opened: Pictures,
): WantedPictures {
  const own = picture && kind === 'article' ? picture : undefined;
  const addresses = own && pictureAddresses(own.src.replace(GHOST_ADDRESS, site), site);
  return {
    inText: new Map(
      pictures.flatMap((each): [string, WantedPicture][] => {
        const picture = wanted(each, opened);
        return picture ? [[each.marker, picture]] : [];
      }),
    ),
    featured: addresses && wanted({ ...addresses, alt: own?.alt ?? '' }, opened),
  };
}

export const allOf = ({ inText, featured }: WantedPictures): WantedPicture[] => [
  ...inText.values(),
  ...(featured ? [featured] : []),
];

/** Addresses in the library by source; pictures that did not come are missing. */
export const libraryAddresses = (
  found: ReadonlyMap<string, { id: string } | { failure: string }>,
): Map<string, string> =>
  new Map(
    [...found].flatMap(([src, result]): [string, string][] =>
      'id' in result ? [[src, pictureAddress(result.id)]] : [],
    ),
  );

import type { ArchivedPart } from './archive-manifest.js';

interface ReadmeFacts {
  site: string;
  createdAt: string;
  release: string;
  parts: readonly ArchivedPart[];
}

/** In English, for people and programs of later years. */
export const archiveReadme = ({
  site,
  createdAt,
  release,
  parts,
}: ReadmeFacts): string => `Everything of ${site}
${'='.repeat(14 + site.length)}

Made on ${createdAt} by Lectern ${release}. All of it is in open formats, which any computer opens.

content/            the words and pictures of the site, with your changes; another site can start with this folder
articles/           articles and pages with all their versions, and their former addresses here and elsewhere
pictures/           pictures: "upload" in each folder is the file as you uploaded it, and the others are its sizes
files/              the books you sell, and those of earlier editions
recordings/         your own recordings
*/*.ndjson          lists, such as orders/orders.ndjson: one row a line, as JSON (https://jsonlines.org)
archive.json        what is in here, with a checksum (SHA-256) of each file

Times are in UTC. Amounts of money are whole numbers of the smallest unit, such as cents.

Not in here: passwords, second steps, sessions, keys, and access to Stripe, your mail server and your storage. A new site
asks for those again. Answers of readers in the legal companion are confidential, and stay on the first site.

One secret is in here: suppressed-addresses/pseudonyms.txt. With it, the new site recognizes readers who asked for erasure,
or who must get no more emails, without knowing their addresses. It opens nothing else.

This archive holds personal data of your readers and buyers. Keep it where no one else finds it, and delete it once you no
longer need it.

To bring up a site from it, install the same or a newer release into an empty folder, and before its first start run

    npm run import -- <this file>

Lists
-----
${parts.map(({ name, rows, files }) => `${name.padEnd(24)} ${rows} rows, ${files} files`).join('\n')}
`;

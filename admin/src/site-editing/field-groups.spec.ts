import { describe, expect, it } from '@jest/globals';
import type { ContentField } from '@lectern/api-client/admin';

import { contentFolder } from '@lectern/catalogue/content';
import { readFields } from '@lectern/catalogue/values';

import { groupsOf, partsOf } from './field-groups.js';
import { type FieldNode, treeOf } from './field-tree.js';
import { placeName } from './place-names.js';
import { keyOf } from './places.js';

const node = (file: string, pointer: string, kind: ContentField['kind'] = 'text'): FieldNode => ({
  field: {
    ...{ file, pointer, kind, section: '/', value: '', base: '', published: '', isShown: true, limit: null },
  },
});
const namesOf = (nodes: readonly FieldNode[]) => groupsOf(nodes).map(({ name }) => name);

describe('Groups of fields', () => {
  it('follow the page from its top, and texts for search engines come last', () => {
    const nodes = [
      node('site.json', '/newsletter/heading'),
      node('site.json', '/author/bio'),
      node('site.json', '/hero/heading'),
      node('pages/home.json', '/meta/title'),
      node('pages/home.json', '/words/author/heading'),
    ];
    expect(namesOf(nodes).at(0)).toBe('Top of the page');
    expect(namesOf(nodes).at(-1)).toBe('For search engines');
    expect(namesOf(nodes)).toHaveLength(4);
  });

  it('have a heading and its list in one group', () => {
    const nodes = [
      node('pages/about.json', '/words/heading'),
      node('pages/about.json', '/words/questionsHeading'),
      node('pages/about.json', '/words/questions', 'list'),
    ];
    expect(namesOf(nodes)).toEqual(['Top of the page', 'Questions']);
  });

  it('have a name for every field of the content', async () => {
    const { fields } = await readFields(contentFolder, []);
    const loaded = fields.map((field) => {
      return { ...field, section: '', base: null, published: null } as ContentField;
    });
    const pageOf = ({ file }: { file: string }) => file.replace('pages/', '');
    const loose = [...new Set(fields.map(pageOf))].flatMap((page) => {
      const own = groupsOf(
        treeOf(
          loaded.filter((field) => pageOf(field) === page),
          [],
        ),
      );
      return own.filter(({ key }) => key === 'other').flatMap((group) => group.nodes);
    });
    expect(loose.map(({ field }) => keyOf(field))).toEqual([]);
  }, 60_000);

  it('are one for a page that is edited with many others', () => {
    const nodes = [
      node('pages/order.json', '/words/heading'),
      node('pages/order.json', '/words/receipt/heading'),
      node('pages/read.json', '/words/heading'),
    ];
    expect(namesOf(nodes)).toEqual(['Page of an order', 'Reading a book here']);
  });

  it('name the smaller parts within them', () => {
    const parts = partsOf(
      [node('pages/a.json', '/words/form/heading'), node('pages/a.json', '/words/form/email/label')],
      'form',
    );
    expect(parts.map(({ name }) => name)).toEqual([null, 'Email address']);
  });
});

describe('The name of a place', () => {
  const nameAt = (file: string, pointer: string) => placeName({ file, pointer });

  it('says which page and part a field belongs to', () => {
    expect(nameAt('pages/order.json', '/words/receipt/heading')).toBe('Page of an order · Receipt · Heading');
    expect(nameAt('pages/about.json', '/words/heading')).toBe('Top of the page · Heading');
    expect(nameAt('chat.json', '/words/note')).toBe('Window of the chat · Note');
    expect(nameAt('site.json', '/contact/phone')).toBe('Contact · Phone number');
  });

  it('says for which scheme a color is', () => {
    expect(nameAt('look.json', '/colors/dark/accent')).toBe('Colors · Dark · Accent color');
    expect(nameAt('look.json', '/corners')).toBe('Look · Corners');
    expect(nameAt('pages/embeds.json', '/words/themes/light')).toBe(
      'Widgets for other sites · Themes · Light',
    );
  });

  it('is the label alone if that says it', () => {
    expect(nameAt('pages/about.json', '/words/questions')).toBe('Questions');
    expect(nameAt('chat.json', '/words/logLabel')).toBe('Conversation: label');
  });

  it('has words of its own for films', () => {
    expect(nameAt('videos.json', '/highlights/one/venue')).toBe(
      'Films on the home page · Place or occasion of the film',
    );
  });
});

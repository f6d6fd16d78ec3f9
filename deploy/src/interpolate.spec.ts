import { describe, expect, it } from '@jest/globals';

import { interpolate } from './interpolate.js';

const variables = { SET: 'here', EMPTY: '' };

describe('variables in a Compose file', () => {
  it.each([
    ['plain', 'plain'],
    ['a $SET b ${SET} c', 'a here b here c'],
    ['${MISSING}', ''],
    ['$${SET}', '${SET}'],
    ['${EMPTY:-default} ${EMPTY-default}', 'default '],
    ['${MISSING:-default} ${MISSING-default} ${SET:-default}', 'default default here'],
    ['${SET:+with} ${EMPTY:+with} ${EMPTY+with} ${MISSING+with}', 'with  with '],
    ['${MISSING:-${SET}}:${EMPTY:-${MISSING:-far}-end}', 'here:far-end'],
    ['${SET:?reason}', 'here'],
    ['${EMPTY?reason}', ''],
  ])('%s becomes "%s"', (text, expected) => {
    expect(interpolate(text, variables)).toBe(expected);
  });

  it('fail with the given message when required and missing', () => {
    expect(() => interpolate('${EMPTY:?set it}', variables)).toThrow('EMPTY is missing a value: set it');
    expect(() => interpolate('${MISSING?set it}', variables)).toThrow('MISSING is missing a value: set it');
    expect(() => interpolate('${SET:+${MISSING:?beside SET}}', variables)).toThrow('beside SET');
  });

  it.each(['${SET:-${EMPTY:?unused}}', '${MISSING:+${EMPTY:?unused}}', '${SET:?${EMPTY:?unused}}'])(
    'fail when required in a branch that is not used: %s',
    (text) => {
      expect(() => interpolate(text, variables)).toThrow('EMPTY is missing a value: unused');
    },
  );

  it.each(['${SET', '${1}', '$ 5', '${SET/a/b}'])('reject invalid syntax: %s', (text) => {
    expect(() => interpolate(text, variables)).toThrow(/Not (closed|a variable)/);
  });
});

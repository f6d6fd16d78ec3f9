import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { loadIndex, readyIndex } from './load-index.js';

const index = {
  version: 1,
  texts: {},
  entries: [{ id: 'a', type: 'book', title: 'Été', text: '', url: '/' }],
};
const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

describe('search index', () => {
  const fetched = jest.spyOn(globalThis, 'fetch');

  afterEach(() => {
    fetched.mockReset();
  });

  it('is loaded once and prepared for searching @S1-frame-20', async () => {
    fetched.mockImplementation(() => answer(index));
    const [first, second] = await Promise.all([loadIndex('/once.json'), loadIndex('/once.json')]);
    expect(first.all).toMatchObject([{ title: 'ete', text: 'ete ' }]);
    expect(second).toBe(first);
    expect(readyIndex('/once.json')).toBe(first);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is requested again after a failure', async () => {
    fetched.mockImplementationOnce(() => answer({}, 502)).mockImplementationOnce(() => answer(index));
    await expect(loadIndex('/again.json')).rejects.toThrow('502');
    expect(readyIndex('/again.json')).toBeUndefined();
    await expect(loadIndex('/again.json')).resolves.toMatchObject({ all: [{ title: 'ete' }] });
  });

  it('is rejected if its version differs', async () => {
    fetched.mockImplementation(() => answer({ ...index, version: 2 }));
    await expect(loadIndex('/newer.json')).rejects.toThrow('unsupported version');
  });
});

import * as fc from 'fast-check';
import { isSearchable, piecesOf, snippetOf } from './search.rules';

const found = (text: string, query: string) =>
  piecesOf(text, query).flatMap(({ text, isFound }) => (isFound ? text : []));

it('asks from the second letter on', () => {
  expect([isSearchable(' a '), isSearchable('ab')]).toEqual([false, true]);
});

it('marks the beginnings of words, whatever their case', () => {
  expect(found('Tacos at the pier, and a taco stand', 'taco')).toEqual(['Taco', 'taco']);
  expect(found('Un petit café', 'CAF')).toEqual(['caf']);
  expect(found('portable', 'table')).toEqual([]);
  expect(found('What? (why) a+b', 'why) a+')).toEqual(['why', 'a']);
});

it('loses no character of any text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, query) => {
      expect(
        piecesOf(text, query)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

it('shows the part of a long text where it was found', () => {
  const text = `${'before '.repeat(40)}the gangway ${'after '.repeat(40)}`;
  const snippet = snippetOf(text, 'gangway');
  expect(snippet).toContain('the gangway');
  expect(snippet.length).toBeLessThan(150);
  expect(snippetOf('short', 'x')).toBe('short');
});

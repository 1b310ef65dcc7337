import * as fc from 'fast-check';
import { isSearchable, piecesOf, searchHint, snippetOf } from './search.rules';

const found = (text: string, query: string) =>
  piecesOf(text, query).flatMap(({ text, isFound }) => (isFound ? text : []));

it('asks from the second letter on', () => {
  expect([isSearchable(' a '), isSearchable('ab')]).toEqual([false, true]);
});

it('asks for one sign of a script without blanks, for a picture, and for nothing that holds no word', () => {
  expect([isSearchable('晚'), isSearchable('🎉'), isSearchable('...')]).toEqual([true, true, false]);
});

it('says what it looks for', () => {
  expect(searchHint('a')).toBe('Type two letters or more.');
  expect(searchHint('...')).toBe('The search looks for words and numbers.');
});

it.each([
  ['Cabin A-104, not B-104', 'a-104', ['A', '104', '104']],
  ['https://ship.example/deck', 'ship.example', ['ship', 'example']],
  ['anna.bell@ship.example', 'anna.bell@ship', ['anna', 'bell', 'ship']],
  ['pool/spa', 'spa', ['spa']],
  ['Cafe\u0301, Café and CAFE', 'café', ['Cafe\u0301', 'Café', 'CAFE']],
  ['in Zürich', 'zur', ['Zür']],
  ['l’hôtel', 'hot', ['hôt']],
  ['吃晚餐吗？晚上', '晚餐', ['晚餐']],
  ['yay 🎉', '🎉', ['🎉']],
  ['नमस्ते', 'नम', ['नम']],
])('marks in "%s" what the server finds by "%s"', (text, query, marked) => {
  expect(found(text, query)).toEqual(marked);
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

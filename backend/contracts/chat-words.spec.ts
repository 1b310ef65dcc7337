import { expect, it } from '@jest/globals';
import { chatWords, searchedFor } from './chat-words.js';

const words = (text: string) => chatWords(text).map((word) => word.text);
const sought = (text: string) => searchedFor(text).map((row) => row.map((word) => word.text));

it.each([
  ['Cabin A-104, deck-7', ['cabin', 'a', '104', 'deck', '7']],
  ['on 2025-09-05 for 3.14', ['on', '2025', '09', '05', 'for', '3', '14']],
  ['https://ship.example/a?b=C', ['https', 'ship', 'example', 'a', 'b', 'c']],
  ['anna.bell@ship.example', ['anna', 'bell', 'ship', 'example']],
  ['pool/spa', ['pool', 'spa']],
  ['Café in ZÜRICH', ['cafe', 'in', 'zurich']],
  ['Cafe\u0301', ['cafe']],
  ["l’hôtel, rock'n'roll \"'tis'\"", ['lhotel', 'hotel', 'rocknroll', 'n', 'roll', 'tis']],
  ['晚餐 at 7', ['晚', '餐', 'at', '7']],
  ['iPhone手机', ['iphone', '手', '机']],
  ['ガ ﾀﾞ か\u3099', ['ガ', 'ダ', 'が']],
  ['ไปกินข้าว', ['ไ', 'ป', 'กิ', 'น', 'ข้', 'า', 'ว']],
  ['식당에서', ['식당에서']],
  ['yay🎉🎉', ['yay', '🎉', '🎉']],
  ['👍🏽 ❤️ 🇲🇽', ['👍', '❤', '🇲', '🇽']],
  ['½ soft\u00adhyphen', ['1', '2', 'softhyphen']],
  ['... !? \u200b', []],
])('%j has the words %j', (text, expected) => expect(words(text)).toEqual(expected));

it.each([
  ['taco fis', [['taco'], ['fis']]],
  [
    '夕食 何時',
    [
      ['夕', '食'],
      ['何', '時'],
    ],
  ],
  ['l’hôtel', [['lhotel']]],
  ['🎉', [['🎉']]],
  ['?', []],
])('%j looks for %j', (query, rows) => expect(sought(query)).toEqual(rows));

it('knows where each word stands', () => {
  const text = 'Zum Café, d’Été 晚餐';
  expect(chatWords(text).map(({ at, end }) => text.slice(at, end))).toEqual([
    'Zum',
    'Café',
    'd’Été',
    'Été',
    '晚',
    '餐',
  ]);
});

it('cuts a word that no index keeps whole', () => {
  expect(words('x'.repeat(2000))).toEqual(['x'.repeat(200)]);
});

import * as fc from 'fast-check';
import { linkify } from './linkify';

const links = (text: string) => linkify(text).flatMap(({ href }) => href ?? []);

it.each([
  ['See https://example.com/a, please.', ['https://example.com/a']],
  ['(https://example.com/b)', ['https://example.com/b']],
  ['https://en.wikipedia.org/wiki/Pier_(quay)', ['https://en.wikipedia.org/wiki/Pier_(quay)']],
  ['two: http://a.example http://b.example!', ['http://a.example/', 'http://b.example/']],
  ['javascript:alert(1) data:text/html,hi ftp://x.example', []],
  ['<a href="https://evil.example">x</a>', ['https://evil.example/']],
  ['https://', []],
  ['https://ship.example/Cabin_(ship).', ['https://ship.example/Cabin_(ship)']],
  ['(see https://ship.example/Cabin_(ship))', ['https://ship.example/Cabin_(ship)']],
  ['[https://ship.example/a[1]]!', ['https://ship.example/a[1]']],
  ['https://ship.example/deck。とても', ['https://ship.example/deck']],
  ['https://ship.example/deck，晚上见', ['https://ship.example/deck']],
  ['https://ship.example/deck（中文）', ['https://ship.example/deck']],
  ['“https://ship.example/deck”', ['https://ship.example/deck']],
  ['‘https://ship.example/deck’', ['https://ship.example/deck']],
  ['https://ship.example/deck…', ['https://ship.example/deck']],
  [
    "https://ship.example/o'brien's 'https://ship.example/b'",
    ["https://ship.example/o'brien's", 'https://ship.example/b'],
  ],
])('finds the addresses in %p', (text, expected) => {
  expect(links(text)).toEqual(expected);
});

it('loses no character of any text', () => {
  const withLinks = fc.array(fc.oneof(fc.string(), fc.webUrl(), fc.constant('https://a.example).')));
  fc.assert(
    fc.property(withLinks, (parts) => {
      const text = parts.join(' ');
      expect(
        linkify(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

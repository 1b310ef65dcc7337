import { linkify } from './linkify';

const SITE = 'http://localhost:3000';

it('makes a path of a link to this site and leaves the text round it', () => {
  expect(linkify(`Open ${SITE}/set-password?token=a_b-c.\nIt works once.`, SITE)).toEqual([
    { text: 'Open ' },
    { text: `${SITE}/set-password?token=a_b-c`, href: '/set-password?token=a_b-c' },
    { text: '.\nIt works once.' },
  ]);
});

it.each(['https://evil.example/x', 'http://localhost:3000.evil.example/', 'http://localhost:3001/'])(
  'leaves %p as text',
  (address) => {
    expect(linkify(address, SITE).every(({ href }) => href === undefined)).toBe(true);
  },
);

it('keeps a text without links whole', () => {
  expect(linkify('See you on board', SITE)).toEqual([{ text: 'See you on board' }]);
});

import { expect, it } from '@jest/globals';
import { isOwnOrigin } from './own-origin.js';

const site = { publicUrl: 'https://gangway.example' };
const laptop = { publicUrl: 'http://localhost:3000' };

it.each([
  ['https://gangway.example', site, true],
  ['http://gangway.example', site, false],
  ['https://gangway.example.evil.example', site, false],
  ['https://evil.example', site, false],
  ['null', site, false],
  ['http://localhost:3000', laptop, true],
  ['http://127.0.0.1:3000', laptop, true],
  ['http://127.0.0.1:3001', laptop, false],
  ['https://localhost:3000', laptop, false],
  ['http://localhost:3000/', laptop, false],
])('%s', (origin, config, own) => {
  expect(isOwnOrigin(origin, config)).toBe(own);
});

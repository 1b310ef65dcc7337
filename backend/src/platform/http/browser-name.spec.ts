import { expect, it } from '@jest/globals';
import { nameOfBrowser } from './browser-name.rules.js';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/126.0`,
    'Microsoft Edge',
    'Windows',
  ],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME} Mobile Safari/537.36`, 'Chrome', 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  ['<script>alert(1)</script>', null, null],
  ['', null, null],
  [undefined, null, null],
  ['Chrome/'.repeat(20_000), 'Chrome', null],
])('%s', (userAgent, browser, system) => {
  expect(nameOfBrowser(userAgent)).toEqual({ browser, system });
});

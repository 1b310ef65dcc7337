import { describe, expect, it } from '@jest/globals';
import { networkOf, truncated, wideNetworkOf } from './network.js';

describe('whom a limit counts as one', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:4001', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
    ['unknown', 'unknown'],
    ['x'.repeat(500), 'x'.repeat(64)],
  ])('%s is %s', (address, network) => expect(networkOf(address)).toBe(network));

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1::/48'],
    ['[2001:db8:1:ffff::1]:80', '2001:db8:1::/48'],
    ['203.0.113.7', null],
    ['::ffff:203.0.113.7', null],
    ['unknown', null],
  ])('more loosely, %s is of %s', (address, network) => expect(wideNetworkOf(address)).toBe(network));
});

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.7:4001', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::1', '2001:db8:1::/48'],
  ['[2001:db8:1:ffff::1]:80', '2001:db8:1::/48'],
  ['', null],
  ['somebody', null],
])('of %s no more is kept than %s', (address, kept) => expect(truncated(address)).toBe(kept));

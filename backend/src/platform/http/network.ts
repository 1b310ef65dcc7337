import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = { household: 4, provider: 3 } as const;

/**
 * Whom a limit counts as one: an IPv4 address, or the network of an IPv6 one, for a household has 2^64 of those. Every
 * limit by address asks here. What is no address counts as it is written.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address);
  return isIPv6(bare) ? (mappedIPv4(bare) ?? firstGroups(bare, GROUPS.household)) : bare.slice(0, 64);
}

/** The /48 of an IPv6 address, of which one customer may hold all 65,536 networks; null of anything else. */
export function wideNetworkOf(address: string): string | null {
  const bare = withoutPort(address);
  return isIPv6(bare) && !mappedIPv4(bare) ? firstGroups(bare, GROUPS.provider) : null;
}

/** As much of an address as may be kept: its /24, of an IPv6 one its /48; null of what is none. */
export function truncated(address: string): string | null {
  const bare = withoutPort(address);
  const four = isIPv4(bare) ? bare : isIPv6(bare) ? mappedIPv4(bare) : null;
  return four ? `${four.split('.').slice(0, 3).join('.')}.0/24` : wideNetworkOf(bare);
}

/** Some balancers add the port, or write brackets. */
function withoutPort(address: string): string {
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(address) ?? [];
  return inBrackets ?? (beforePort && isIPv4(beforePort) ? beforePort : address);
}

/** An IPv4 address in the clothes of an IPv6 one: `::ffff:203.0.113.7`, also in hexadecimal digits. */
function mappedIPv4(address: string): string | null {
  const groups = groupsOf(address);
  if (groups.slice(0, 5).some((group) => group !== '0') || groups[5] !== 'ffff') return null;
  return groups.slice(6).map(twoBytes).join('.');
}

const twoBytes = (group: string): string => {
  const value = Number.parseInt(group, 16);
  return `${value >> 8}.${value & 255}`;
};

const firstGroups = (address: string, count: number): string =>
  `${groupsOf(address).slice(0, count).join(':')}::/${count * 16}`;

/** All eight groups, without leading zeros. The parser of addresses on the web writes every spelling in one way. */
function groupsOf(address: string): string[] {
  const [withoutZone = ''] = address.split('%');
  const written = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [head = '', tail] = written.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

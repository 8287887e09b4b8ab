import { BlockList, isIP, isIPv4 } from 'node:net';

/** Networks of no public site: RFC 6890 and its successors, and multicast. */
const CLOSED: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Public addresses of IPv6, without the ranges that wrap or tunnel IPv4. */
const OPEN_V6 = '2000::';
const CLOSED_V6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [network, prefix] of CLOSED) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of CLOSED_V6) closed.addSubnet(network, prefix, 'ipv6');
const openV6 = new BlockList();
openV6.addSubnet(OPEN_V6, 3, 'ipv6');

/** Whether an IP address is of the public network: no machine of ours or of a provider's inside is reached by it. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  return openV6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

import { expect, test } from 'vitest'
import { callerNetwork } from './caller-address.ts'

test.each([
  ['an IPv4 address is itself', '196.188.0.1', '196.188.0.1'],
  ['IPv4 written as IPv6', '::ffff:196.188.0.1', '196.188.0.1'],
  ['IPv4 written as IPv6 in hexadecimal', '::FFFF:c4bc:1', '196.188.0.1'],
  ['IPv4 written as IPv6 in full', '0:0:0:0:0:ffff:c4bc:0001', '196.188.0.1'],
  ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['another one of the same network', '2001:0DB8:0001:2::', '2001:db8:1:2::/64'],
  ['zeros left out within the network', '2001:db8::5', '2001:db8:0:0::/64'],
  ['with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['loopback', '::1', '0:0:0:0::/64'],
  ['with a dotted end', '64:ff9b::196.188.0.1', '64:ff9b:0:0::/64'],
])('%s: %s', (_what, address, network) => {
  expect(callerNetwork(address)).toBe(network)
})

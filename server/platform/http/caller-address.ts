import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The address that a request came from; where a forwarded header names none, that of the connection itself. */
export const callerAddress = ({ ip, socket }: FastifyRequest): string =>
  isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip

/**
 * What limits count as one place: an IPv4 address, or the /64 of an IPv6 address, within which a single subscriber has as
 * many addresses as they like.
 */
export function callerNetwork(address: string): string {
  if (!address.includes(':')) return address
  const groups = groupsOf(address)
  const [high = 0, low = 0] = groups.slice(6)
  const isMappedIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff
  if (isMappedIPv4) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight numbers of an IPv6 address, in whichever way it is written. */
function groupsOf(address: string): number[] {
  const [bare = ''] = address.split('%')
  const hexadecimal = bare.replace(/\d+\.\d+\.\d+\.\d+$/, (dotted) => {
    const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const [head = [], tail = []] = hexadecimal
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))))
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => 0)
  return [...head, ...zeros, ...tail]
}

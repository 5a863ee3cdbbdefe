import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Answers that are no pages may load and be shown nowhere. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

export async function addHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  const https = publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
    void reply.header('content-security-policy', dataPolicy)
    void reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
    void reply.header('cache-control', 'no-store')
  })
}

/** The policy of a page: our own files, and the inline pieces named by their hashes. */
export function pagePolicy(hashes: { script: string; styles: readonly string[] }, publicUrl: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' '${hashes.script}'`,
    `style-src 'self' ${hashes.styles.map((style) => `'${style}'`).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

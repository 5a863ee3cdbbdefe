import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { buildHeader } from '../../../contract/rules/wire.ts'
import { isUnderApi } from './addresses.ts'

/** Answers that are no pages may load and be shown nowhere. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

export function addHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = {
    ...helmetHeaders(publicUrl.startsWith('https:')),
    'content-security-policy': dataPolicy,
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cache-control': 'no-store',
  }
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id)
    done()
  })
}

/** Names the build on every answer under /api, refusals included. */
export function addBuild(app: FastifyInstance, build: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isUnderApi(request.url)) void reply.header(buildHeader, build)
    done()
  })
}

/** They are the same for every answer, so helmet is asked once. */
function helmetHeaders(https: boolean) {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  const protect = helmet({
    contentSecurityPolicy: false,
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // No browser of these years heeds them, and data is dear.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  protect(request, response, () => {})
  return response.getHeaders()
}

/** A worker may fetch what it keeps, and nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'"

/** The policy of a page: our own files, and the inline pieces named by their hashes. */
export function pagePolicy(hashes: { script: string; styles: readonly string[] }, publicUrl: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' '${hashes.script}'`,
    `style-src 'self' ${hashes.styles.map((style) => `'${style}'`).join(' ')}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

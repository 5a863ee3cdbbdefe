import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'

export type Answer = {
  status: number
  headers: { [name: string]: string | string[] | undefined }
  body: string
}
export type Call = {
  method?: string
  path: string
  /** The address that the proxy says it comes from. */
  from: string
  headers?: { [name: string]: string }
  body?: object
}

/** By node:http, since `fetch` does not let anyone choose a Host. */
export function send(url: string, call: Call): Promise<Answer> {
  const body = call.body === undefined ? undefined : JSON.stringify(call.body)
  return new Promise((resolve, reject) => {
    const asked = request(url + call.path, {
      method: call.method ?? 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        'x-forwarded-for': call.from,
        ...call.headers,
      },
    })
    asked.once('error', reject)
    asked.once('response', (answer) => {
      text(answer).then(
        (read) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: read }),
        reject,
      )
    })
    asked.end(body)
  })
}

export const signIn = (url: string, from: string, username: string, password: string, cookie = '') =>
  send(url, {
    path: '/api/auth/login',
    from,
    headers: cookie === '' ? {} : { cookie },
    body: { username, password },
  })

/** The value of a cookie that an answer sets. */
export const cookieOf = ({ headers }: Answer, name: string): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''

export const signedIn = z.object({
  data: z.object({ token: z.string(), user: z.object({ id: z.string() }) }),
})
export const refusal = z.object({ code: z.string(), message: z.string() })

/** One machine comes from many addresses, each time from another. */
export const addressOf = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`

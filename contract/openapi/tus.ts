import { referToHeader, referToParameter } from './fixed-parts.ts'
import type { Method } from '../endpoint.ts'
import type { Operation, Reference, Response } from './types.ts'

// What the tus protocol adds to an operation.

export function tusParameters(method: Method): Reference[] {
  if (method === 'OPTIONS') return []
  return [referToParameter('TusResumable'), ...(method === 'PATCH' ? [referToParameter('UploadOffset')] : [])]
}

export const tusBody = (method: Method): Pick<Operation, 'requestBody'> =>
  method === 'PATCH'
    ? {
        requestBody: {
          required: true,
          content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
      }
    : {}

export function tusHeaders(method: Method): Pick<Response, 'headers'> {
  const version = { 'Tus-Resumable': referToHeader('TusResumable') }
  switch (method) {
    case 'OPTIONS':
      return {
        headers: {
          'Tus-Version': referToHeader('TusResumable'),
          'Tus-Extension': referToHeader('TusExtension'),
          'Tus-Max-Size': referToHeader('TusMaxSize'),
        },
      }
    case 'HEAD':
      return {
        headers: {
          ...version,
          'Upload-Offset': referToHeader('UploadOffset'),
          'Upload-Length': referToHeader('UploadLength'),
        },
      }
    case 'PATCH':
      return { headers: { ...version, 'Upload-Offset': referToHeader('UploadOffset') } }
    case 'GET':
    case 'POST':
    case 'PUT':
    case 'DELETE':
      return { headers: version }
  }
}

export type StorageSettings = { kind: 'folder'; folder: string } | ({ kind: 's3' } & ObjectStore)

/** A bucket behind the S3 protocol. */
type ObjectStore = {
  /** Without the bucket: `https://s3.example:9000`. */
  endpoint: string
  bucket: string
  region: string
  credentials: { accessKeyId: string; secretAccessKey: string }
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/** Null where the text is no such address. */
export function readObjectStore(text: string, needsTls: (host: string) => boolean): ObjectStore | null {
  const url = URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.hash !== '') return null
  if (url.protocol === 'http:' && needsTls(url.hostname)) return null
  const bucket = url.pathname.slice(1)
  const unknown = [...url.searchParams.keys()].some((name) => name !== 'region')
  const accessKeyId = decode(url.username)
  const secretAccessKey = decode(url.password)
  if (unknown || !bucketName.test(bucket) || accessKeyId === '' || secretAccessKey === '') return null
  return {
    endpoint: url.origin,
    bucket,
    // Servers of one's own have no regions, and accept this one.
    region: url.searchParams.get('region') || 'us-east-1',
    credentials: { accessKeyId, secretAccessKey },
  }
}

/** A lone % was not encoded, and is meant as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
